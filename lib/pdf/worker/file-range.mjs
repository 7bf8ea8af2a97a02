import { closeSync, openSync, readSync } from "node:fs";

/** Bytes that stay in a file until they are asked for; whoever keeps one keeps the file. */
export class FileRange {
  /** @param {string} path @param {number} from @param {number} size */
  constructor(path, from, size) {
    this.path = path;
    this.from = from;
    this.size = size;
  }

  bytes() {
    const bytes = new Uint8Array(this.size);
    this.copyInto(bytes);
    return bytes;
  }

  /** From so many bytes into the range, as many as there is room for; gives how many. @param {Uint8Array} room */
  copyInto(room, at = 0) {
    const length = Math.min(room.length, this.size - at);
    const file = openSync(this.path, "r");
    try {
      const copied = readSync(file, room, 0, length, this.from + at);
      if (copied < length) throw new RangeError("The file is shorter than it was");
      return copied;
    } finally {
      closeSync(file);
    }
  }
}
