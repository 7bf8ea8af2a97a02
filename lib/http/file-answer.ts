import type { Readable } from "node:stream";
import { lengthOf } from "./file-headers";

export type Download = { fileName: string; bytes: Uint8Array | Readable };

const unsafe = /[^\x20-\x7e]|["\\%]/g;
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** RFC 6266: an ASCII name, then the whole name. */
export function dispositionOf(how: "inline" | "attachment", name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(unsafe, "_");
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

/** Shown, unless the address asks to save it (`?download=1`). */
export const dispositionAsked = (request: Request): "inline" | "attachment" =>
  new URL(request.url).searchParams.get("download") === "1" ? "attachment" : "inline";

/**
 * Reads as the consumer asks, so a slow reader holds nothing in memory. A client that leaves, even before the first
 * piece, closes the source.
 */
export function webStreamOf(source: Readable, leaving?: AbortSignal): ReadableStream<Uint8Array> {
  const close = () => void source.destroy();
  if (leaving?.aborted) close();
  leaving?.addEventListener("abort", close, { once: true });
  const pieces: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}

type Asking = Pick<Request, "method" | "signal">;

function bodyOf({ bytes }: Download, { method, signal }: Asking): BodyInit | null {
  const isHead = method === "HEAD";
  if (bytes instanceof Uint8Array) return isHead ? null : new Uint8Array(bytes);
  if (!isHead) return webStreamOf(bytes, signal);
  bytes.destroy();
  return null;
}

/** Neither cached by others nor sniffed; HEAD has no body. */
export function downloadResponse(
  { fileName, bytes }: Download,
  type: string,
  { headers, request }: { headers: Record<string, string>; request: Asking },
): Response {
  const isWhole = bytes instanceof Uint8Array;
  return new Response(bodyOf({ fileName, bytes }, request), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": dispositionOf("attachment", fileName),
      ...(isWhole ? lengthOf(bytes.byteLength) : {}),
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      ...headers,
    },
  });
}
