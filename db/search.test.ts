import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { contains } from "./search";

const wordsIn = (search: string | undefined) => {
  const condition = contains([sql`name`], search);
  return condition ? new PgDialect().sqlToQuery(condition).params : [];
};

it("looks for every word once, whatever it means to the database", () => {
  expect(wordsIn(" pozo  50%\tpozo pozo_1 ")).toEqual(["pozo", "50\\%", "pozo\\_1"]);
});

it.each([undefined, "", "  "])("looks for nothing in %j", (search) => {
  expect(wordsIn(search)).toEqual([]);
});
