import { fileStore } from "../storage/file-store";
import { type AskedRange, rangeAsked } from "./byte-range";
import { dispositionAsked, dispositionOf, webStreamOf } from "./file-answer";
import { lengthOf } from "./file-headers";

/** The bytes under a key never change. */
export type StoredFile = { storageKey: string; fileName: string; size: number; createdAt: Date };

/** A browser that shows the file runs nothing of it and sends nothing here. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Headers that scripts of other origins may read. */
export const exposed = {
  "Access-Control-Expose-Headers":
    "Accept-Ranges, Content-Disposition, Content-Length, Content-Range, ETag",
};

const tagOf = ({ storageKey }: StoredFile) => `"${storageKey}"`;

const names = (header: string | null, tag: string) =>
  (header ?? "").split(",").some((one) => ["*", tag].includes(one.trim().replace(/^W\//, "")));

const headersOf = (file: StoredFile, type: string, request: Request): Record<string, string> => ({
  "Content-Type": type,
  "Content-Disposition": dispositionOf(dispositionAsked(request), file.fileName),
  "Accept-Ranges": "bytes",
  ETag: tagOf(file),
  "Last-Modified": file.createdAt.toUTCString(),
  "Cache-Control": "private, no-cache",
  "Content-Security-Policy": policy,
  "Cross-Origin-Resource-Policy": "same-site",
  "X-Content-Type-Options": "nosniff",
  ...exposed,
});

/** A range of another version is answered with the whole file (If-Range). */
function askedOf(request: Request, file: StoredFile): AskedRange {
  const since = request.headers.get("if-range");
  return since !== null && since !== tagOf(file)
    ? "whole"
    : rangeAsked(request.headers.get("range"), file.size);
}

export async function storedResponse(
  file: StoredFile,
  type: string,
  { headers: given, request }: { headers: Record<string, string>; request: Request },
): Promise<Response> {
  const headers = { ...given, ...headersOf(file, type, request) };
  if (names(request.headers.get("if-none-match"), tagOf(file)))
    return new Response(null, { status: 304, headers });
  const asked = askedOf(request, file);
  if (asked === "unsatisfiable") {
    const range = { "Content-Range": `bytes */${file.size}` };
    return new Response(null, { status: 416, headers: { ...headers, ...range } });
  }
  const { start, end } = asked === "whole" ? { start: 0, end: file.size - 1 } : asked;
  const length = lengthOf(end - start + 1);
  const part = { "Content-Range": `bytes ${start}-${end}/${file.size}` };
  const isHead = request.method === "HEAD";
  const range = asked === "whole" ? undefined : { start, end };
  return new Response(
    isHead ? null : webStreamOf(await fileStore().read(file.storageKey, range), request.signal),
    range
      ? { status: 206, headers: { ...headers, ...length, ...part } }
      : { status: 200, headers: { ...headers, ...length } },
  );
}
