import { ReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";

/** Milliseconds without a sign of a remote store, while connecting, sending or answering, before it is given up. */
const silenceLimit = 20_000;
const lookEvery = 1_000;

const silent = () =>
  Object.assign(new Error(`The store gave no sign for ${silenceLimit} ms`), { code: "ETIMEDOUT" });

/** Reading a part of the body counts as a sign of life. */
async function withinSilenceLimit<T>(
  body: unknown,
  given: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const signal = given ? AbortSignal.any([late.signal, given]) : late.signal;
  signal.throwIfAborted();
  const sent = () => (body instanceof ReadStream ? body.bytesRead : 0);
  let last = { sent: sent(), at: performance.now() };
  const look = setInterval(() => {
    if (sent() !== last.sent) last = { sent: sent(), at: performance.now() };
    if (performance.now() - last.at > silenceLimit) late.abort(silent());
  }, lookEvery);
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(signal), over]);
  } finally {
    clearInterval(look);
  }
}

type Send = (
  command: { input: { Body?: unknown } },
  options?: { abortSignal?: AbortSignal },
) => Promise<unknown>;

/** Aborts every request when the service is silent, or its caller leaves. */
export function withSilenceLimit(client: S3Client): S3Client {
  const send = client.send.bind(client) as unknown as Send;
  const watched: Send = (command, options) =>
    withinSilenceLimit(command.input.Body, options?.abortSignal, (abortSignal) =>
      send(command, { ...options, abortSignal }),
    );
  return Object.assign(client, { send: watched });
}

async function* pieces(source: Readable): AsyncGenerator<Uint8Array> {
  const each: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await withinSilenceLimit(null, undefined, () => each.next());
      if (done) return;
      yield value;
    }
  } finally {
    source.destroy();
  }
}

/** Fails when an awaited piece does not come. */
export const readWithSilenceLimit = (source: Readable): Readable =>
  Readable.from(pieces(source), { objectMode: false });
