import { stringify } from "csv-stringify/sync";

/** @typedef {(bytes: Uint8Array) => void} Sink */

/**
 * A table for spreadsheets as text: BOM, commas, CRLF.
 * @param {{ headers: string[] }} table
 * @param {Sink} write
 */
export default function csvWriter({ headers }, write) {
  const encoder = new TextEncoder();
  /** @param {string[][]} rows */
  const add = (rows, bom = false) =>
    write(
      encoder.encode(stringify(rows, { bom, record_delimiter: "windows", quoted_match: /[\r\n]/ })),
    );
  add([headers], true);
  return { add: (/** @type {string[][]} */ rows) => add(rows), end: () => undefined };
}
