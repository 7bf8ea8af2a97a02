import type { FileKind } from "./attachable";

/** Only types that a browser does not run. */
export const contentTypes = [
  "application/pdf",
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
] as const;

export type ContentType = (typeof contentTypes)[number];

export const kindOf = (type: ContentType): FileKind =>
  type === "application/pdf" ? "pdf" : "image";

/** Bytes at a file's start that tell its type. */
export const headLength = 1_024;

const signatures: [ContentType, (head: string) => boolean][] = [
  ["application/pdf", (head) => head.includes("%PDF-")],
  ["image/jpeg", (head) => head.startsWith("\xff\xd8\xff")],
  ["image/png", (head) => head.startsWith("\x89PNG\r\n\x1a\n")],
  ["image/webp", (head) => head.startsWith("RIFF") && head.slice(8, 12) === "WEBP"],
  ["image/gif", (head) => /^GIF8[79]a/.test(head)],
];

/** The head's bytes are read as Latin-1; null for other types. */
export const contentTypeOf = (head: string): ContentType | null =>
  signatures.find(([, isSo]) => isSo(head))?.[0] ?? null;
