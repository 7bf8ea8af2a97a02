import type { ContentType } from "./content";

/** An upload on this machine, whole and of known content; it is gone when its request is answered. */
export class ReceivedFile {
  constructor(
    readonly path: string,
    /** As the sender calls it, cleaned. */
    readonly fileName: string,
    readonly contentType: ContentType,
    readonly size: number,
    /** Of a PDF; null for an image. */
    readonly pages: number | null,
    /** SHA-256 of the bytes: the same file sent again has the same. */
    readonly digest: string,
  ) {}
}
