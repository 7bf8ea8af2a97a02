import { closeSync, openSync, writeSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { workBehindRequests } from "../../kernel/behind-requests.mjs";

/** A worker thread: `{ rows }` adds rows, `{}` ends the file; each message is answered. */
const { path, format, table } = workerData;
workBehindRequests();
const { default: writerOf } = await import(`./${format}.mjs`);
const file = openSync(path, "wx", 0o600);

/** @param {Uint8Array} bytes */
const write = (bytes) => {
  for (let at = 0; at < bytes.byteLength; ) at += writeSync(file, bytes, at);
};

const writer = writerOf(table, write);

/** @param {{ rows?: unknown[] }} asked */
function obey({ rows }) {
  if (rows) writer.add(rows);
  else {
    writer.end();
    closeSync(file);
  }
}

parentPort?.on("message", (asked) => {
  try {
    obey(asked);
    parentPort?.postMessage({});
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    parentPort?.postMessage({ failed: { message, code } });
  }
});
