import { describe, expect, test } from "vitest";
import type { BranchWithSlots, Slot } from "@/lib/files/slot";
import type { TreeFilter } from "./tree-match";
import { type TreeRoot, type TreeRow, treeRows } from "./tree-rows";

const slot = (model: Slot["model"], objectId: number, field: string, name?: string): Slot => ({
  model,
  objectId,
  field,
  label: field === "invoice_file" ? "Factura" : "Cadena de custodia firmada",
  kind: "pdf",
  seal: null,
  file: name ? { name, url: "/media/x", contentType: "application/pdf", size: 1 } : null,
});

const chain = (id: number, name?: string): BranchWithSlots => ({
  model: "custody_chain",
  id,
  label: `CDC 000000${id}`,
  detail: "01/03/2026",
  seal: null,
  slots: [slot("custody_chain", id, "custody_chain_file", name)],
  children: [],
});

const project: BranchWithSlots = {
  model: "project",
  id: 1,
  label: "Proyecto 1 - Petrolera Ñandú",
  detail: "Campo Norte",
  seal: null,
  slots: [],
  children: [
    {
      model: "sheet_project",
      id: 5,
      label: "Planilla PS-2026-0001",
      detail: null,
      seal: null,
      slots: [slot("sheet_project", 5, "invoice_file", "Razón.pdf")],
      children: [chain(1), chain(2, "firmada.pdf")],
    },
  ],
};

const root = (documents: BranchWithSlots | null): TreeRoot => ({
  model: "project",
  id: 1,
  label: project.label,
  detail: project.detail,
  tally: { total: 3, loaded: 1 },
  documents,
});

const whole: TreeFilter = { search: "", state: null };
const rows = (
  asked: Partial<TreeFilter> = {},
  open = (_key: string) => true,
  documents = project,
) => treeRows([root(documents)], { asked: { ...whole, ...asked }, isOpen: open });
const keys = (shown: TreeRow[]) => shown.map(({ key }) => key);

test("a closed tree is its roots", () => {
  expect(keys(rows({}, () => false))).toEqual(["project/1"]);
});

test("an open tree is every record and field, with its level and place", () => {
  expect(rows().map(({ key, level, place, siblings }) => [key, level, place, siblings])).toEqual([
    ["project/1", 1, 1, 1],
    ["sheet_project/5", 2, 1, 1],
    ["sheet_project/5/invoice_file", 3, 1, 3],
    ["custody_chain/1", 3, 2, 3],
    ["custody_chain/1/custody_chain_file", 4, 1, 1],
    ["custody_chain/2", 3, 3, 3],
    ["custody_chain/2/custody_chain_file", 4, 1, 1],
  ]);
});

test("a field knows the records it lies in", () => {
  const last = rows().at(-1);
  expect(last).toMatchObject({
    trail: ["Proyecto 1 - Petrolera Ñandú", "Planilla PS-2026-0001", "CDC 0000002"],
  });
});

test("what was opened and has not come says so", () => {
  expect(treeRows([root(null)], { asked: whole, isOpen: () => true })).toMatchObject([
    { key: "project/1", tally: { total: 3, loaded: 1 } },
    { kind: "note", note: "loading" },
  ]);
});

describe("what is asked for", () => {
  const isOpen = () => true;

  test("only fields without a file, and the records around them", () => {
    expect(keys(rows({ state: "missing" }, isOpen))).toEqual([
      "project/1",
      "sheet_project/5",
      "custody_chain/1",
      "custody_chain/1/custody_chain_file",
    ]);
  });

  test("counters count all of a record, shown or not", () => {
    const sheet = rows({ state: "missing" }, isOpen)[1];
    expect(sheet).toMatchObject({ tally: { total: 3, loaded: 2 } });
  });

  test("words without accents find a file, a record, and all that is below a record", () => {
    expect(keys(rows({ search: "razon" }, isOpen)).at(-1)).toBe("sheet_project/5/invoice_file");
    expect(keys(rows({ search: "0000002" }, isOpen))).toHaveLength(4);
    expect(keys(rows({ search: "nandu" }, isOpen))).toHaveLength(7);
  });

  test("nothing found says so", () => {
    expect(rows({ search: "nada" }, isOpen)).toMatchObject([
      { key: "project/1" },
      { kind: "note", note: "empty" },
    ]);
  });
});
