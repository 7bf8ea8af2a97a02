import { bears } from "../values/marks.mjs";
import type { ContentType } from "./content";

const mark = Symbol.for("faena.receivedFile");

/** Whole and of known content; removed once its request is answered. */
export class ReceivedFile {
  readonly [mark] = true;

  constructor(
    readonly path: string,
    readonly fileName: string,
    readonly contentType: ContentType,
    readonly size: number,
    /** Null for an image. */
    readonly pages: number | null,
    /** SHA-256 of the bytes. */
    readonly digest: string,
  ) {}
}

/** No JSON can claim to be one. */
export const isReceivedFile = (value: unknown): value is ReceivedFile => bears(value, mark);
