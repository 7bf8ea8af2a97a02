import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import {
  type ExportColumn,
  type ExportFormat,
  exportContentTypes,
  exportFileName,
} from "./export-table";
import { spoolTable } from "./spool-table";

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

async function* lots(rows: Unit[]) {
  for (let from = 0; from < rows.length; from += 2) yield rows.slice(from, from + 2);
}

async function written(format: ExportFormat, rows: Unit[], name = "x") {
  const file = await spoolTable({ name, columns, rows: lots(rows) }, { format });
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

const csv = async (...rows: Unit[]) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await written("csv", rows));

const entry = (bytes: Uint8Array, name: string): string =>
  strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());

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
  const file = (...rows: Unit[]) => written("xlsx", rows, "Equipos / Año");
  const sheetOf = async (...rows: Unit[]) => entry(await file(...rows), "xl/worksheets/sheet1.xml");

  it("carries numbers and days as numbers with their format", async () => {
    const sheet = await sheetOf(unit);
    expect(sheet).toMatch(/<c r="B2"[^>]*><v>1234.5<\/v>/);
    expect(sheet).toMatch(/<c r="C2"[^>]*><v>46082<\/v>/);
    expect(sheet).toMatch(/<c r="E2"[^>]*><v>-3<\/v>/);
    expect(sheet).toContain('state="frozen"');
    expect(entry(await file(unit), "xl/styles.xml")).toContain("dd/mm/yyyy");
  });

  it("keeps text that looks like a formula as text and drops what XML cannot hold", async () => {
    const sheet = await sheetOf({ ...unit, code: "=1+1\u0001\uFFFF <b>" });
    expect(sheet).not.toContain("<f>");
    expect(sheet).toContain("=1+1 &lt;b&gt;");
  });

  it("goes on from lot to lot, each row in its place", async () => {
    const sheet = await sheetOf(...["A", "B", "C", "D", "E"].map((code) => ({ ...unit, code })));
    expect(sheet.match(/<row r="\d+">/g)).toHaveLength(6);
    expect(sheet).toMatch(/<c r="A6"[^>]*>.*?>E<\/t>/);
    expect(sheet).toMatch(/<\/sheetData><\/worksheet>$/);
  });

  it("says so after the letter Z", async () => {
    const wide: ExportColumn<Unit>[] = Array.from({ length: 28 }, (_, index) => ({
      header: `C${index + 1}`,
      type: "number",
      value: () => index,
    }));
    const table = { name: "x", columns: wide, rows: lots([unit]) };
    const spooled = await spoolTable(table, { format: "xlsx" });
    const sheet = entry(await spooled.readFile(), "xl/worksheets/sheet1.xml");
    await spooled.close();
    expect(sheet).toMatch(/<c r="Z2"[^>]*><v>25<.*<c r="AA2"[^>]*><v>26<.*<c r="AB2"[^>]*><v>27</);
  });

  it("is written without rows", async () => expect((await file()).length).toBeGreaterThan(500));

  it("is named after what it holds", () => {
    expect(exportFileName("Equipos / Año", "xlsx")).toBe("equipos-ano.xlsx");
    expect(exportContentTypes.xlsx).toContain("spreadsheetml");
  });
});
