/** The library for load() and loadSync(): its bytes, or where it is, as your bundler has it. */
declare const wasm: string | Uint8Array<ArrayBuffer>;
export default wasm;
