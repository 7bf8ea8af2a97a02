import { expect, test } from "vitest";
import type { Paper } from "../papers/expiry";
import type { Day } from "../values/dates";
import { matrixColumns, matrixRows, sortWorstFirst } from "./matrix";
import { type JobRequirement, passColumnLabel } from "./matrix-row";

const job = { from: "2026-07-10", to: "2026-07-20" };
const anywhere: JobRequirement = { job, block: null };
const inBlock: JobRequirement = { job, block: { code: "BLOCK_16", label: "Bloque 16" } };

const paper = (subjectId: number, label: string, expiresOn: Day | null, block?: string): Paper => ({
  kind: block ? "technical_pass" : "technical",
  field: "licenseUntil",
  fieldName: "license_expiry_date",
  label,
  subjectId,
  subjectName: "",
  recordId: null,
  expiresOn,
  ...(block ? { block } : {}),
});

const one = (papers: Paper[], requirement: JobRequirement) =>
  matrixRows([{ id: 1 }], papers, requirement)[0];

test("with a block only its pass counts, and it may not be missing", () => {
  const other = paper(1, "Pase Bloque 31", "2020-01-01", "BLOCK_31");
  expect(one([other], inBlock)?.failures).toEqual([
    { label: "Pase Bloque 16", expiresOn: null, coverage: "missing" },
  ]);
  const pass = paper(1, "Pase Bloque 16", "2026-07-20", "BLOCK_16");
  const row = one([other, pass], inBlock);
  expect(row?.cells[passColumnLabel]).toMatchObject({ label: "Pase Bloque 16", coverage: "whole" });
  expect(row?.failures).toEqual([]);
});

test("without a block the pass that ends first counts, and none is needed", () => {
  const passes = [
    paper(1, "Pase Bloque 16", "2026-07-20", "BLOCK_16"),
    paper(1, "Pase Bloque 31", "2026-07-15", "BLOCK_31"),
  ];
  expect(one(passes, anywhere)?.cells[passColumnLabel]).toMatchObject({
    label: "Pase Bloque 31",
    coverage: "ending",
  });
  expect(one([], anywhere)).toEqual({ id: 1, cells: {}, failures: [] });
});

test("whoever cannot start comes before whoever cannot finish, the fit last in their order", () => {
  const subjects = [1, 2, 3, 4, 5, 6].map((id) => ({ id }));
  const papers = [
    paper(1, "MAE", "2027-01-01"),
    paper(2, "MAE", "2026-07-15"),
    paper(3, "MAE", null),
    paper(4, "MAE", "2026-07-09"),
    paper(5, "MAE", "2026-07-09"),
    paper(5, "Quest", null),
  ];
  const rows = sortWorstFirst(matrixRows(subjects, papers, anywhere));
  expect(rows.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1, 6]);
});

test("the columns are those that apply to somebody, with how many fail", () => {
  const papers = [
    paper(1, "Quest", "2026-07-15"),
    paper(1, "MAE", "2026-07-20"),
    paper(2, "MAE", null),
    paper(9, "Licencia", null),
  ];
  const rows = matrixRows([{ id: 1 }, { id: 2 }], papers, inBlock);
  expect(matrixColumns(rows, ["Licencia", "MAE", "Quest"])).toEqual([
    { label: passColumnLabel, failing: 2 },
    { label: "MAE", failing: 1 },
    { label: "Quest", failing: 1 },
  ]);
});
