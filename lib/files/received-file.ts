import type { ContentType } from "./content";

/** Whole and of known content; it is gone when its request is answered. */
export class ReceivedFile {
  constructor(
    readonly path: string,
    /** As the sender calls it, cleaned. */
    readonly fileName: string,
    readonly contentType: ContentType,
    readonly size: number,
    /** Null for an image. */
    readonly pages: number | null,
    /** SHA-256 of the bytes. */
    readonly digest: string,
  ) {}
}
