import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { memberAt } from "../kernel/testing";
import { listUnbilledRows, type UnbilledRow } from "./list-unbilled-rows";
import { readUnbilledRows } from "./read-unbilled-rows";

const sorts = [
  undefined,
  { field: "amount", direction: "desc" },
  { field: "location", direction: "asc" },
] as const;

test.each(sorts)("gives project by project what the list gives, in the order %o", async (sort) => {
  const ctx = await memberAt("2026-03-20T17:00:00Z");
  const ends = ["2026-01-20", "2026-01-25", "2026-01-05"];
  for (const [at, endDate] of ends.entries()) {
    const project = await make.aProject({ location: `Campo ${at % 2}`, startDate: "2026-01-01" });
    await make.aRentedUnit(project, { endDate });
    await make.aRentedUnit(project, { endDate: "2026-01-03" });
    await make.aProject();
  }
  const asked = { page: null, ...(sort ? { sort } : {}) };
  const lots: UnbilledRow[][] = [];
  for await (const lot of readUnbilledRows(ctx, asked)) lots.push(lot);
  expect(lots.map((lot) => lot.length)).toEqual(sort ? [6] : [2, 2, 2]);
  const ids = (rows: readonly { id: string; project: { id: number } }[]) =>
    rows.map(({ id, project }) => `${project.id} ${id}`);
  expect(ids(lots.flat())).toEqual(ids((await listUnbilledRows(ctx, asked)).rows));
});
