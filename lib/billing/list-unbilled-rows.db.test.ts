import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { memberAt } from "../kernel/testing";
import { listUnbilledRows, type UnbilledRow } from "./list-unbilled-rows";

const aContext = () => memberAt("2026-03-20T17:00:00Z");
const all = { page: null };

test("tells the sheets that can hold a day of it and be reopened, on a closed project too", async () => {
  const project = await make.aProject({ isClosed: true, startDate: "2026-01-01" });
  await make.aRentedUnit(project, { endDate: "2026-01-20" });
  const aSheet = (given: Parameters<typeof make.aWorksheet>[0]) =>
    make.aWorksheet({
      projectId: project.id,
      status: "LIQUIDATED",
      periodStart: "2026-01-20",
      periodEnd: "2026-02-20",
      ...given,
    });
  const liquidated = await aSheet({});
  const invoiced = await aSheet({ status: "INVOICED" });
  await aSheet({ isClosed: true });
  await aSheet({ status: "CANCELLED" });
  await aSheet({ isDeleted: true });
  await aSheet({ periodStart: "2026-01-21" });
  await aSheet({ projectId: (await make.aProject()).id });
  const [row] = (await listUnbilledRows(await aContext(), all)).rows;
  expect(row?.sheets.map(({ id }) => id)).toEqual([liquidated.id, invoiced.id]);
});

test("only what was done in the asked days", async () => {
  const project = await make.aProject({ startDate: "2026-01-01" });
  await make.aRentedUnit(project, { endDate: "2026-01-20" });
  const days = { date_from: "2026-01-05", date_to: "2026-01-07" };
  const found = await listUnbilledRows(await aContext(), { ...all, ...days });
  expect(found).toMatchObject({
    amount: "30",
    rows: [{ from: "2026-01-05", to: "2026-01-07" }],
  });
});

test("in as many queries for one project as for many", async () => {
  const ctx = await aContext();
  await make.aRentedUnit(await make.aProject(), { endDate: "2026-01-20" });
  const queries = () => countQueries(() => listUnbilledRows(ctx, all));
  const few = await queries();
  for (let index = 0; index < 4; index += 1)
    await make.aRentedUnit(await make.aProject(), { endDate: "2026-01-20" });
  expect(await queries()).toBe(few);
});

test("pages in any order are parts of the whole list", async () => {
  const ctx = await aContext();
  for (const location of ["Ñuble", "Nayón", "Orellana", "Ñuble"]) {
    const project = await make.aProject({ location, startDate: "2026-01-01" });
    for (const endDate of ["2026-01-20", "2026-01-05", "2026-01-20"])
      await make.aRentedUnit(project, { endDate });
  }
  const ids = (rows: UnbilledRow[]) => rows.map(({ project, id }) => `${project.id} ${id}`);
  for (const field of [null, "location", "amount", "description"])
    for (const direction of ["asc", "desc"] as const) {
      const sort = field ? { field, direction } : null;
      const whole = await listUnbilledRows(ctx, { ...all, sort });
      const found: string[] = [];
      for (let page = 1; page < 5; page += 1)
        found.push(
          ...ids((await listUnbilledRows(ctx, { sort, page: { page, pageSize: 5 } })).rows),
        );
      expect(found).toEqual(ids(whole.rows));
    }
});
