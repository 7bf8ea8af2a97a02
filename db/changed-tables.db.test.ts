import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { database } from "./client";
import { patiently } from "./patience";
import { troubleOf } from "./trouble";

/** More than one connection's turns, so that each has prepared it. */
const often = [1, 2, 3, 4, 5, 6];

beforeEach(async () => {
  await database().execute(sql`drop table if exists kites`);
  await database().execute(sql`create table kites (n int primary key)`);
  await database().execute(sql`insert into kites values (7)`);
});
/** Others of this worker read the same schema. */
afterAll(() => database().execute(sql`drop table kites`));

const found = sql`select * from kites where n > ${0}`;
const grow = () => database().execute(sql`alter table kites add column colour text default 'red'`);

test("a statement outside a transaction gives the columns of a table that has changed", async () => {
  for (const _ of often) expect([...(await database().execute(found))]).toEqual([{ n: 7 }]);
  await grow();
  expect([...(await database().execute(found))]).toEqual([{ n: 7, colour: "red" }]);
});

test("a transaction that meets a changed table runs again", async () => {
  let attempts = 0;
  const asked = () =>
    patiently(() =>
      database().transaction(async (scope) => {
        attempts += 1;
        await scope.execute(sql`select ${attempts}::int`);
        return [...(await scope.execute(found))];
      }),
    );
  for (const _ of often) expect(await asked()).toEqual([{ n: 7 }]);
  await grow();
  attempts = 0;
  expect(await asked()).toEqual([{ n: 7, colour: "red" }]);
  expect(attempts).toBe(2);
  expect(await asked()).toEqual([{ n: 7, colour: "red" }]);
  expect(attempts).toBe(3);
});

test("what the database cannot do at all is no reason to try again", async () => {
  const impossible = database().execute(
    sql`select n from kites where n > ${0} group by n for update`,
  );
  await expect(impossible).rejects.toSatisfy((thrown) => troubleOf(thrown) === null);
});
