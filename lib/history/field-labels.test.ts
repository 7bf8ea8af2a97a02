import { getTableColumns, type Table } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "@/db/schema";
import { checklistItems, plantDetails } from "@/db/values";
import { historyLabels } from "../records/field";
import { columnsIn, fieldsIn } from "../records/testing";
import { fieldTables, loggedFieldLabels } from "./field-labels";

const tables = new Map<string, Table>(Object.entries(schema));
const calledElsewhere = [...checklistItems, ...plantDetails, "erasedAt", "passwordHash"];

test.each(Object.entries(fieldTables))(
  "what is kept of %s is called something, under its own name",
  (name, fields) => {
    const columns = getTableColumns(tables.get(name) as Table);
    expect(fieldsIn(fields)).toEqual(columnsIn(columns, calledElsewhere));
  },
);

test("what several records tell under one name is called alike", () => {
  const unlike = Object.values(fieldTables)
    .flatMap((fields) => Object.entries(historyLabels(fields)))
    .filter(([name, label]) => loggedFieldLabels[name] !== label);
  expect(unlike).toEqual([]);
});
