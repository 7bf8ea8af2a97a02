import { strToU8, Zip, ZipDeflate } from "fflate";
import { escaped, partsOf, sheetClosing, sheetOpening, styles } from "./workbook.mjs";

/**
 * @typedef {"text" | "number" | "money" | "date" | "boolean"} Kind
 * @typedef {{ headers: string[], kinds: Kind[], sheetName: string, widths: number[] }} Table
 */

const letters = 26;
const firstLetter = 65;

/** @param {number} index @returns {string} */
const columnName = (index) =>
  (index >= letters ? columnName(Math.floor(index / letters) - 1) : "") +
  String.fromCharCode(firstLetter + (index % letters));

/** @param {string} at @param {string} text @param {number} style */
const textCell = (at, text, style) =>
  `<c r="${at}"${style ? ` s="${style}"` : ""} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** @param {Kind} kind */
const headerStyle = (kind) =>
  kind === "number" || kind === "money" ? styles.numericHeader : styles.header;

/**
 * A workbook of one sheet with only the rows given last in memory: text stands in its cell, since a table of shared
 * texts would have to be held until the end. @param {Table} table
 * @param {import("./csv.mjs").Sink} write
 */
export default function xlsxWriter({ headers, kinds, sheetName, widths }, write) {
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    write(bytes);
  });
  const entry = (/** @type {string} */ path) => {
    const file = new ZipDeflate(path, { level: 3 });
    zip.add(file);
    return file;
  };
  for (const [path, xml] of partsOf(sheetName)) entry(path).push(strToU8(xml), true);
  const names = headers.map((_, index) => columnName(index));
  const sheet = entry("xl/worksheets/sheet1.xml");
  let row = 0;

  /** @param {(at: string, index: number) => string} cell */
  const line = (cell) => {
    row += 1;
    return `<row r="${row}">${names.map((name, index) => cell(`${name}${row}`, index)).join("")}</row>`;
  };
  /** @param {string | number | null} value @param {string} at @param {Kind} kind */
  const valueCell = (value, at, kind) => {
    if (value === null) return "";
    if (typeof value === "string") return textCell(at, value, styles.text);
    return `<c r="${at}" s="${styles[kind === "boolean" ? "number" : kind]}"><v>${value}</v></c>`;
  };

  const heading = line((at, index) =>
    textCell(at, headers[index] ?? "", headerStyle(kinds[index] ?? "text")),
  );
  sheet.push(strToU8(sheetOpening(widths) + heading));
  return {
    /** @param {(string | number | null)[][]} rows */
    add: (rows) =>
      sheet.push(
        strToU8(
          rows
            .map((values) =>
              line((at, index) => valueCell(values[index] ?? null, at, kinds[index] ?? "text")),
            )
            .join(""),
        ),
      ),
    end: () => {
      sheet.push(strToU8(sheetClosing), true);
      zip.end();
    },
  };
}
