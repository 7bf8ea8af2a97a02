import { FileBytes } from "./file-bytes.mjs";
import { plainKit } from "./plain-kit.mjs";
import { StoredStream } from "./stored-stream.mjs";

/**
 * What of the library's parser stands behind its types.
 * @typedef {{
 *   bytes: FileBytes,
 *   parseDocument: () => Promise<import("pdf-lib").PDFContext>,
 *   findEndOfStreamFallback: () => number,
 *   parseDictOrStream: () => import("pdf-lib").PDFDict | import("pdf-lib").PDFStream,
 * }} Parser
 */

const LibraryParser = /** @type {new (bytes: Uint8Array) => Parser} */ (
  /** @type {unknown} */ (plainKit.PDFParser)
);

/** Bytes; shorter streams are held, since most of them are looked into. */
const longestHeld = 16_384;

const [word, ending] = [Buffer.from("stream"), Buffer.from("end")];
const breaks = ["\r\n", "\r", "\n"].map((text) => Buffer.from(text));

/** @param {FileBytes} bytes @param {number} end @param {number} begin */
function beforeBreak(bytes, end, begin) {
  const found = breaks.find(
    (broken) => end - broken.length >= begin && bytes.has(broken, end - broken.length),
  );
  return end - (found?.length ?? 0);
}

class FileParser extends LibraryParser {
  /** @param {FileBytes} bytes */
  constructor(bytes) {
    super(new Uint8Array());
    this.bytes = bytes;
  }

  /** @override */
  parseDictOrStream() {
    const { bytes } = this;
    const parsed = bytes.leavingLong(longestHeld, () => super.parseDictOrStream());
    const { sliced } = bytes;
    const isLong = sliced !== null && sliced.size > longestHeld;
    return isLong && "contents" in parsed ? new StoredStream(parsed.dict, sliced) : parsed;
  }

  /** The library looks at each byte of a stream whose length stands elsewhere. @override */
  findEndOfStreamFallback() {
    const { bytes } = this;
    let begin = bytes.offset();
    for (let depth = 1; ; ) {
      const found = bytes.find(word, begin);
      if (found < 0) throw new RangeError("A stream without end");
      const isEnd = found - ending.length >= begin && bytes.has(ending, found - ending.length);
      depth += isEnd ? -1 : 1;
      if (depth === 0) {
        bytes.moveTo(found + word.length);
        return beforeBreak(bytes, found - ending.length, begin);
      }
      begin = found + word.length;
    }
  }
}

/** Long streams stay in the file, which lives as long as the document. @param {string} path */
export async function parseFile(path) {
  const bytes = new FileBytes(path);
  try {
    return await new FileParser(bytes).parseDocument();
  } finally {
    bytes.close();
  }
}
