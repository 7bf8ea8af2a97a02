import { expect, test } from "vitest";
import { faultsOf } from "./migration-faults.mjs";

test.each([
  ['ALTER TABLE "partners" DROP COLUMN "notes";', "drops a column"],
  ["drop table partners;", "drops a table"],
  ['ALTER TABLE "partners" RENAME COLUMN "notes" TO "remarks";', "renames"],
  ['ALTER TABLE "partners" RENAME TO "clients";', "renames"],
  ['ALTER TABLE "partners" ALTER COLUMN "notes" SET NOT NULL;', "demands a value of a column"],
  ['ALTER TABLE "partners" ALTER COLUMN "n" SET DATA TYPE bigint;', "changes the type of a column"],
  [
    'ALTER TABLE "partners" ADD COLUMN "notes" text NOT NULL;',
    "adds a column that demands a value and has no default",
  ],
])("%s %s, unless it says why nobody needs it", (statement, fault) => {
  expect(faultsOf(statement)).toEqual([fault]);
  expect(faultsOf(`-- contract: 1.2 no longer reads it\n${statement}`)).toEqual([]);
});

test.each([
  'ALTER TABLE "partners" ADD COLUMN "notes" text;',
  `ALTER TABLE "partners" ADD COLUMN "notes" text DEFAULT '' NOT NULL;`,
  `ALTER TABLE "partners" ADD COLUMN "notes" text NOT NULL DEFAULT 'x; drop table y';`,
  'ALTER TABLE "partners" ADD COLUMN "s" text GENERATED ALWAYS AS (fold(name)) STORED NOT NULL;',
  'CREATE TABLE "mails" ("id" int NOT NULL);\nCREATE INDEX "m" ON "mails" USING btree ("id");',
  "create table aside (id int); alter table aside drop column id; drop table aside;",
  "-- once it was: drop table partners\nselect 1;",
  "create function f() returns void as $$ begin drop table x; end $$ language plpgsql;",
  'CREATE INDEX CONCURRENTLY "p" ON "partners" ("name");--> statement-breakpoint\nCREATE UNIQUE INDEX CONCURRENTLY "q" ON "partners" ("code");',
])("%s is borne", (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test("an index of a table that was there is built concurrently and alone, or says that it is small", () => {
  const index = 'CREATE UNIQUE INDEX "p" ON "partners" USING btree ("name");';
  expect(faultsOf(index)).toEqual(["stops the writers of partners while it builds an index"]);
  expect(faultsOf(`-- small: a row a client\n${index}`)).toEqual([]);
  expect(faultsOf(`select 1;${index.replace("INDEX", "INDEX CONCURRENTLY")}`)).toHaveLength(1);
});
