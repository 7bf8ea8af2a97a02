import { getTableColumns, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "@/db/schema";
import { type Caller, callerOf } from "../kernel/context";
import { concealMoney } from "./conceal-money";

const technician: Caller = callerOf(
  {
    ...{ id: 1, email: "t@faena.test", firstName: "T", lastName: "T" },
    ...{ role: "TECNICO", signatureName: null },
  },
  "write",
);
const blind: Caller = { ...technician, hidesMoney: true };

test("who may see money is shown what there is", () => {
  const shown = { cost: "12.50" };
  expect(concealMoney(technician, shown)).toBe(shown);
});

/** As long as money, and none. */
const quantities = ["capacityGallons", "days", "minCapacityGallons", "quantity"];

test("each column of money is concealed, by its name in the domain and by that on the wire", () => {
  const columns = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => Object.entries(getTableColumns(table)))
    .filter(([, column]) => column.getSQLType() === "numeric(12, 2)")
    .filter(([name]) => !quantities.includes(name));
  expect(columns.length).toBeGreaterThan(15);
  for (const [name, column] of columns)
    expect(concealMoney(blind, { [name]: "7.00", [column.name]: "7.00" })).toEqual({
      [name]: "0",
      [column.name]: "0",
    });
});

test("what stands beside money stays, however deep it stands", () => {
  const at = new Date(0);
  const shown = {
    ...{ total: 12, at, note: null, code: "7" },
    rows: [{ cost: "12.50", days: "3", maintenanceCost: null, rates: [{ from: at, cost: 9 }] }],
  };
  expect(concealMoney(blind, shown)).toEqual({
    ...shown,
    rows: [{ cost: "0", days: "3", maintenanceCost: null, rates: [{ from: at, cost: 0 }] }],
  });
});
