// bytes.js -- the bytes of a source as the reader wants them: unpacked, and in UTF-8

/** The encoding of a text in UTF-16 by its first bytes, with a mark or without; null if it is
 *  not in UTF-16. */
function utf16(one, two) {
    return one === 0xFF && two === 0xFE || one > 0 && two === 0 ? 'utf-16le'
        : one === 0xFE && two === 0xFF || one === 0 && two > 0 ? 'utf-16be' : null;
}

/** Whether bytes begin no collection of games: what programs keep has a zero soon, and a page
 *  of the web or a PDF tells by its first signs. */
const isOther = bytes => bytes.includes(0) ||
    /^\s*<|^%PDF-/.test(new TextDecoder('latin1').decode(bytes));

/** The first bytes of a stream. */
async function firstOf(stream) {
    const reader = stream.getReader();
    const { value } = await reader.read();
    reader.cancel().catch(() => {});
    return (value ?? new Uint8Array(0)).subarray(0, 64);
}

/** The bytes of a Blob as a stream, or null if they are no collection of games.  `hear` hears
 *  how many bytes of the Blob were read. */
export async function open(source, hear) {
    let read = 0;
    const counted = () => source.stream().pipeThrough(new TransformStream({
        transform(bytes, controller) {
            hear(read += bytes.length);
            controller.enqueue(bytes);
        }
    }));
    const [one, two] = new Uint8Array(await source.slice(0, 2).arrayBuffer());
    const packed = one === 0x1F && two === 0x8B;
    const plain = stream => packed ? stream.pipeThrough(new DecompressionStream('gzip')) : stream;
    const first = await firstOf(plain(source.stream())), encoding = utf16(...first);
    if (!encoding)
        return isOther(first) ? null : plain(counted());
    return plain(counted()).pipeThrough(new TextDecoderStream(encoding))
        .pipeThrough(new TextEncoderStream());
}
