import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { findDatabaseError } from "@/db/trouble";
import { type Db, database, readDatabase } from "./client";
import { partners } from "./schema";
import { aPartner } from "./testing/factories";

const refusal = async (work: Promise<unknown>) => {
  const thrown: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return (
    findDatabaseError(thrown)?.code ?? (thrown instanceof Error && String(thrown.cause ?? thrown))
  );
};

const notOne = expect.stringContaining("A read writes nothing");

const writes: [string, (db: Db) => Promise<unknown>][] = [
  ["an insert", async (db) => db.insert(partners).values({ name: "x" } as never)],
  ["an update", async (db) => db.update(partners).set({ isActive: false })],
  ["a deletion", async (db) => db.delete(partners)],
  ["a number drawn", async (db) => db.execute(sql`select nextval('partners_id_seq')`)],
  [
    "a write inside a question",
    async (db) =>
      db.execute(sql`with gone as (delete from partners returning id) select * from gone`),
  ],
  ["a lock on rows", async (db) => db.select().from(partners).for("update")],
  ["a command", async (db) => db.execute(sql`truncate partners cascade`)],
];

test.each(writes)("%s is refused by itself", async (_, write) => {
  const { id } = await aPartner();
  expect(await refusal(write(readDatabase()))).toEqual(notOne);
  expect(await database().$count(partners, eq(partners.id, id))).toBe(1);
});

test.each(writes)("%s is refused in a transaction", async (_, write) => {
  const { id } = await aPartner();
  const readOnly = "25006";
  expect(await refusal(readDatabase().transaction(write))).toBe(readOnly);
  expect(await database().$count(partners, eq(partners.id, id))).toBe(1);
});

test("questions are answered, whatever the words they look for", async () => {
  const { id } = await aPartner();
  const asked = sql`select count(*)::int as rows from partners where 'update' <> 'it''s' and id = ${id}`;
  expect(await readDatabase().execute(asked)).toEqual([{ rows: 1 }]);
  const counted = readDatabase().transaction((db) => db.$count(partners), {
    isolationLevel: "repeatable read",
  });
  expect(await counted).toBe(1);
});
