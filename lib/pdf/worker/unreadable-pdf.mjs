/** Bytes that are no PDF with pages that can be read without a password, and with bearable means. */
export class UnreadablePdf extends Error {
  name = "UnreadablePdf";

  /** @param {"malformed" | "encrypted" | "heavy"} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}
