import { plainKit } from "./plain-kit.mjs";

/**
 * @typedef {import("./file-range.mjs").FileRange} FileRange
 * @typedef {import("pdf-lib").PDFDict} Dict
 * @typedef {import("pdf-lib").PDFContext} Context
 */

const none = new Uint8Array();
/** The library's own constructor is private. */
const RawStream =
  /** @type {new (dict: Dict, contents: Uint8Array) => import("pdf-lib").PDFRawStream} */ (
    /** @type {unknown} */ (plainKit.PDFRawStream)
  );

/** A stream whose bytes stay in the file they were found in. */
export class StoredStream extends RawStream {
  /** @param {Dict} dict @param {FileRange} range */
  constructor(dict, range) {
    super(dict, none);
    this.range = range;
    Object.defineProperty(this, "contents", { get: () => range.bytes() });
  }

  /** @override @param {Context} [context] */
  clone(context) {
    return new StoredStream(this.dict.clone(context), this.range);
  }

  /** @override */
  getContentsSize() {
    return this.range.size;
  }
}

/** @param {import("pdf-lib").PDFObject} object @returns {object is StoredStream} */
export const isStored = (object) => "range" in object;
