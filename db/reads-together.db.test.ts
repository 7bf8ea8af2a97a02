import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { database } from "./client";

type Told = { pid: number; n: number };

const numbers = [0, 1, 2, 3, 4, 5];
const told = (n: number) => sql`select pg_backend_pid() as pid, ${n}::int as n`;

beforeEach(async () => {
  await database().execute(sql`drop table if exists kites`);
  await database().execute(sql`create table kites (n int primary key)`);
});
/** Others of this worker read the same schema. */
afterAll(() => database().execute(sql`drop table kites`));

test("reads that are asked for at once share connections, four at most", async () => {
  const asked = numbers.map((n) => database().execute<Told>(told(n)));
  const rows = (await Promise.all(asked)).map(([row]) => row);
  expect(rows.map((row) => row?.n)).toEqual(numbers);
  const pids = rows.map((row) => row?.pid);
  const [first, , , , last] = pids;
  expect(pids).toEqual([first, first, first, first, last, last]);
  expect(last).not.toBe(first);
});

test("one that fails fails alone", async () => {
  const asked = numbers.map((n) => database().execute(sql`select 6 / ${n}::int as n`));
  const ended = await Promise.allSettled(asked);
  expect(ended.map(({ status }) => status)).toEqual(["rejected", ...Array(5).fill("fulfilled")]);
});

test("writes that are asked for at once have a connection each", async () => {
  const asked = numbers.map((n) =>
    database().execute<Told>(
      sql`insert into kites values (${n}) returning pg_backend_pid() as pid`,
    ),
  );
  const pids = (await Promise.all(asked)).map(([row]) => row?.pid);
  expect(new Set(pids).size).toBe(numbers.length);
});

test("a transaction reads what was written before, whatever is asked for at once", async () => {
  const counted = sql`select count(*)::int as n from kites where n < ${100}`;
  const added = sql`insert into kites values (${1}), (${2})`;
  const removed = sql`delete from kites where n = ${1}`;
  const all = [counted, counted, added, counted, removed, counted, counted];
  const seen = await database().transaction((scope) =>
    Promise.all(all.map((asked) => scope.execute<Told>(asked))),
  );
  expect(seen.map(([row]) => row?.n)).toEqual([0, 0, undefined, 2, undefined, 1, 1]);
});

test("a read that fails among others undoes the transaction, and its error is told", async () => {
  const work = database().transaction(async (scope) => {
    await scope.execute(sql`insert into kites values (${7})`);
    await Promise.allSettled(numbers.map((n) => scope.execute(sql`select 6 / ${n}::int as n`)));
  });
  await expect(work).rejects.toMatchObject({ code: "22012" });
  expect(await database().execute(sql`select n from kites`)).toHaveLength(0);
});
