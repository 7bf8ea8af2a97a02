import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { FileRange } from "./file-range.mjs";

const [windowLength, before] = [65_536, 4_096];
const newline = 10;
const unread = new Uint8Array();

/**
 * A file as the parser of pdf-lib reads its bytes, with one window of it in memory. Outside the file a byte is
 * undefined, as in a list.
 */
export class FileBytes {
  window = Buffer.alloc(windowLength);
  start = 0;
  held = 0;
  place = 0;
  line = 0;
  column = 0;
  longestSlice = Number.POSITIVE_INFINITY;
  /** The last slice. @type {FileRange | null} */
  sliced = null;

  /** @param {string} path */
  constructor(path) {
    this.path = path;
    this.file = openSync(path, "r");
    this.length = fstatSync(this.file).size;
  }

  close() {
    closeSync(this.file);
  }

  /** @param {number} place @returns {number} */
  peekAt(place) {
    const isHeld = place >= this.start && place < this.start + this.held;
    if (!isHeld && place >= 0 && place < this.length) this.load(place);
    const within = place - this.start;
    return /** @type {number} */ (within < this.held ? this.window[within] : undefined);
  }

  /** Gives how many bytes the window holds. @param {number} place */
  load(place) {
    this.start = Math.max(0, Math.floor(place) - before);
    this.held = readSync(this.file, this.window, 0, windowLength, this.start);
    return this.held;
  }

  /** @param {number} place */
  moveTo(place) {
    this.place = place;
  }

  next() {
    const byte = this.peekAt(this.place++);
    this.line += byte === newline ? 1 : 0;
    this.column = byte === newline ? 0 : this.column + 1;
    return byte;
  }

  /** @param {number} expected */
  assertNext(expected) {
    if (this.peek() !== expected) throw new RangeError(`No ${expected} at ${this.place}`);
    return this.next();
  }

  peek() {
    return this.peekAt(this.place);
  }

  /** @param {number} steps */
  peekAhead(steps) {
    return this.peekAt(this.place + steps);
  }

  done() {
    return this.place >= this.length;
  }

  offset() {
    return this.place;
  }

  position() {
    return { line: this.line, column: this.column, offset: this.place };
  }

  /** @param {number} from @param {number} to */
  slice(from, to) {
    const size = Math.max(0, Math.min(to, this.length) - from);
    this.sliced = new FileRange(this.path, from, size);
    return size > this.longestSlice ? unread : this.sliced.bytes();
  }

  /** Of more bytes, what is sliced meanwhile stays in the file. @template T @param {number} longest @param {() => T} read */
  leavingLong(longest, read) {
    const outside = this.longestSlice;
    this.longestSlice = longest;
    try {
      return read();
    } finally {
      this.longestSlice = outside;
    }
  }

  /** @param {Buffer} word @param {number} place */
  has(word, place) {
    return word.every((byte, at) => this.peekAt(place + at) === byte);
  }

  /** Where the word begins from there on; -1 for nowhere. @param {Buffer} word @param {number} from */
  find(word, from) {
    for (let place = from; place < this.length; ) {
      const piece = this.window.subarray(0, this.load(place));
      const found = piece.indexOf(word, place - this.start);
      if (found >= 0) return this.start + found;
      place = this.start + piece.length - (word.length - 1);
      if (this.start + piece.length >= this.length) break;
    }
    return -1;
  }
}
