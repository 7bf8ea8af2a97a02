import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "@/db/schema";
import { sampleLabels } from "./labels";
import { sampleTables, sampleTypes } from "./tables";

test("what names another record is deleted before it", () => {
  const place = new Map(sampleTypes.map((type, at) => [type, at]));
  const late = sampleTables.flatMap(({ type, references }) =>
    references.flatMap(({ leads }) =>
      leads !== type && (place.get(leads) ?? 0) < (place.get(type) ?? 0)
        ? [`${type} → ${leads}`]
        : [],
    ),
  );
  expect(late).toEqual([]);
});

/** Kept by triggers for a row that names it, or deleted with what it is a part of. */
const followers = ["unit_claims", "file_checks"];

test("nothing else leads to what goes", () => {
  const going = new Set(sampleTables.map(({ name }) => name));
  const others = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => getTableConfig(table))
    .filter(({ name }) => !going.has(name))
    .filter(({ foreignKeys }) =>
      foreignKeys.some((key) => going.has(getTableConfig(key.reference().foreignTable).name)),
    );
  expect(others.map(({ name }) => name)).toEqual(followers);
});

test("each record in its own right is called by a name", () => {
  const records = sampleTables.filter(({ isRecord }) => isRecord).map(({ type }) => type);
  expect(Object.keys(sampleLabels).toSorted()).toEqual(records.toSorted());
});
