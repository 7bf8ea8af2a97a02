/** Bytes that are no PDF with pages that can be read without a password. */
export class UnreadablePdf extends Error {
  name = "UnreadablePdf";

  /** @param {"malformed" | "encrypted"} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}
