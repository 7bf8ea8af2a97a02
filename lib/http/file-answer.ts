import type { Readable } from "node:stream";

/** A file that is given out. */
export type Download = { fileName: string; bytes: Uint8Array | Readable };

const unsafe = /[^\x20-\x7e]|["\\%]/g;
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** How a browser is told to show or save a file under its name (RFC 6266: plain letters, then all of it). */
export function dispositionOf(how: "inline" | "attachment", name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(unsafe, "_");
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

/** A stream's pieces as they are asked for: what a slow reader has not taken is not read. */
export function webStreamOf(source: Readable): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void source.destroy(),
    },
    { highWaterMark: 0 },
  );
}

/** A file to be saved, never kept by others nor guessed to be something else. */
export function downloadResponse(
  { fileName, bytes }: Download,
  type: string,
  headers: Record<string, string>,
): Response {
  const isWhole = bytes instanceof Uint8Array;
  return new Response(isWhole ? new Uint8Array(bytes) : webStreamOf(bytes), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": dispositionOf("attachment", fileName),
      ...(isWhole ? { "Content-Length": String(bytes.byteLength) } : {}),
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  });
}
