import { bears } from "../../values/marks.mjs";

const mark = Symbol.for("faena.unreadablePdf");

/** No PDF with pages that can be read without a password and within the limits. */
export class UnreadablePdf extends Error {
  name = "UnreadablePdf";
  [mark] = true;

  /** @param {"malformed" | "encrypted" | "heavy"} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/** @param {unknown} thrown @returns {thrown is UnreadablePdf} */
export const isUnreadablePdf = (thrown) => bears(thrown, mark);
