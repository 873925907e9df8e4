// packed.js -- unpacks what make.mjs packs into the page

/** The bytes that were packed. */
export const unpacked = async bytes => new Uint8Array(await new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
