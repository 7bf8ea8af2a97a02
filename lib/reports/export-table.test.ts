import { inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type ExportColumn, exportTable } from "./export-table";

interface Unit {
  code: string;
  rate: string | null;
  since: string | null;
  active: boolean;
  days: number;
}

const columns: ExportColumn<Unit>[] = [
  { header: "Código", type: "text", value: (unit) => unit.code },
  { header: "Tarifa", type: "money", value: (unit) => unit.rate },
  { header: "Desde", type: "date", value: (unit) => unit.since },
  { header: "Activo", type: "boolean", value: (unit) => unit.active },
  { header: "Días", type: "number", value: (unit) => unit.days },
];

const unit: Unit = { code: "EQ-01", rate: "1234.50", since: "2026-03-01", active: true, days: -3 };

const csv = async (...rows: Unit[]) => {
  const { bytes } = await exportTable({ columns, rows }, "csv", "x");
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
};

/** One entry of a ZIP archive as text, found through its central directory. */
function entry(bytes: Uint8Array, name: string): string {
  const zip = Buffer.from(bytes);
  const named = zip.lastIndexOf(name) - 46;
  const local = zip.readUInt32LE(named + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + zip.readUInt32LE(named + 20));
  return (zip.readUInt16LE(named + 10) === 8 ? inflateRawSync(packed) : packed).toString("utf8");
}

describe("CSV", () => {
  it("opens in Excel: BOM, commas, CRLF, Spanish days and flags", async () =>
    expect(await csv(unit)).toBe(
      "\uFEFFCódigo,Tarifa,Desde,Activo,Días\r\nEQ-01,1234.50,01/03/2026,Sí,-3\r\n",
    ));

  it("leaves null empty", async () =>
    expect(await csv({ ...unit, rate: null, since: null, active: false })).toContain(
      "EQ-01,,,No,-3\r\n",
    ));

  it.each([
    ['a"b', '"a""b"'],
    ["a,b", '"a,b"'],
    ["a\nb", '"a\nb"'],
    ["=1+1", "'=1+1"],
    ["+593", "'+593"],
    ["-x", "'-x"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tx", "'\tx"],
  ])("writes %j as %j", async (code, cell) =>
    expect(await csv({ ...unit, code })).toContain(`\r\n${cell},1234.50`),
  );
});

describe("XLSX", () => {
  const file = (...rows: Unit[]) => exportTable({ columns, rows }, "xlsx", "Equipos / Año");

  it("carries numbers and days as numbers with their format", async () => {
    const sheet = entry((await file(unit)).bytes, "xl/worksheets/sheet1.xml");
    expect(sheet).toMatch(/<c r="B2"[^>]*><v>1234.5<\/v>/);
    expect(sheet).toMatch(/<c r="C2"[^>]*><v>46082<\/v>/);
    expect(sheet).toMatch(/<c r="E2"[^>]*><v>-3<\/v>/);
    expect(sheet).toContain('state="frozen"');
    expect(entry((await file(unit)).bytes, "xl/styles.xml")).toContain("dd/mm/yyyy");
  });

  it("keeps text that looks like a formula as text and drops what XML cannot hold", async () => {
    const { bytes } = await file({ ...unit, code: "=1+1\u0001\uFFFF <b>" });
    const sheet = entry(bytes, "xl/worksheets/sheet1.xml");
    expect(sheet).not.toContain("<f>");
    expect(entry(bytes, "xl/sharedStrings.xml")).toContain("=1+1 &lt;b&gt;");
  });

  it("is written without rows", async () =>
    expect((await file()).bytes.length).toBeGreaterThan(500));

  it("is named after what it holds", async () => {
    const { filename, contentType } = await file();
    expect(filename).toBe("equipos-ano.xlsx");
    expect(contentType).toContain("spreadsheetml");
  });
});
