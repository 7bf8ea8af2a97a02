import { EventEmitter, once } from "node:events";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import { extent } from "@/scripts/testing/extent.mjs";
import { database, doorDatabase } from "./client";
import { patiently } from "./patience";
import { troubleOf } from "./trouble";

let other: postgres.Sql | undefined;

afterAll(() => other?.end());

async function endOthers() {
  // biome-ignore lint/style/noProcessEnv: the tests' own database
  other ??= postgres(process.env.DATABASE_URL ?? "", { max: 1 });
  await other`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database()`;
}

test("statements and transactions whose connections end all at once are answered", async () => {
  for (let round = 0; round < extent(2, 6); round += 1) {
    const told = sql`select pg_sleep(0.05), ${round}::int as round`;
    const asked = [
      ...Array.from({ length: 12 }, () => database().execute(told)),
      ...Array.from({ length: 3 }, () => doorDatabase().execute(told)),
    ];
    await endOthers();
    for (const rows of await Promise.all(asked)) expect(rows[0]?.round).toBe(round);
    const kept = await database().transaction((scope) => scope.execute(told));
    expect(kept[0]?.round).toBe(round);
  }
});

test("connections to a server that only reads by now are left behind", async () => {
  await database().execute(sql`create table led_on (n int primary key)`);
  const insert = (n: number) => database().execute(sql`insert into led_on values (${n})`);
  const all = (from: number) => Array.from({ length: 12 }, (_, n) => insert(from + n));
  await endOthers();
  const server = other as postgres.Sql;
  const own = server(String(server.options.database));
  await server`alter database ${own} set default_transaction_read_only = on`;
  await Promise.allSettled(all(0));
  await endOthers();
  const refused = await Promise.allSettled(all(20));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  await server`alter database ${own} reset default_transaction_read_only`;
  await Promise.all(all(40));
  await database().execute(sql`drop table led_on`);
});

/** Resolves after so many passes, or when an attempt is lost before. */
function momentAfter(passes: number) {
  const told = new EventEmitter();
  const come = once(told, "come");
  let left = passes;
  const lost = () => void told.emit("come");
  const pass = () => {
    if (left === 0) lost();
    left -= 1;
  };
  pass();
  return { come, pass, lost };
}

test("transactions that are cut at any moment end, and are kept when they say so", async () => {
  await database().execute(sql`create table kept (n int primary key)`);
  const keep = (n: number, { pass, lost }: ReturnType<typeof momentAfter>) =>
    patiently(() =>
      database()
        .transaction(async (scope) => {
          pass();
          await scope.execute(sql`insert into kept values (${n}) on conflict do nothing`);
          pass();
          return [n];
        })
        .catch((thrown: unknown) => {
          lost();
          throw thrown;
        })
        .finally(pass),
    ).catch((thrown: unknown) => {
      expect(troubleOf(thrown)).toBe("unknown");
      return [];
    });
  const said: number[] = [];
  for (let round = 0; round < extent(10, 20); round += 1) {
    const moment = momentAfter(round % 10);
    const kept = [1, 2, 3].map((n) => keep(10 * round + n, moment));
    await moment.come;
    await endOthers();
    said.push(...(await Promise.all(kept)).flat());
  }
  const rows = await database().execute<{ n: number }>(sql`select n from kept`);
  expect(said.filter((n) => !rows.some((row) => row.n === n))).toEqual([]);
  await database().execute(sql`drop table kept`);
});

test("nothing of a transaction is run again once its connection is lost", async () => {
  const cut = database().transaction(async (scope) => {
    await scope.execute(sql`create table kept (n int)`);
    await endOthers();
    await scope.execute(sql`select 1`);
  });
  await expect(cut).rejects.toThrow();
  const [row] = await database().execute(sql`select to_regclass('kept') as kept`);
  expect(row?.kept).toBeNull();
});

const kept = sql`select statement from pg_prepared_statements`;
const add = (first: number, second: number) =>
  database().execute(sql`select ${first}::int + ${second}::int as ${sql.raw(`sum_${first}`)}`);

test("a statement that comes again stays prepared, one that came once does not", async () => {
  await add(900, 1);
  for (let second = 0; second < 3; second += 1)
    expect(await add(901, second)).toEqual([{ sum_901: 901 + second }]);
  const statements = await database().execute<{ statement: string }>(kept);
  const named = (name: string) => statements.filter(({ statement }) => statement.includes(name));
  expect(named("sum_901")).toHaveLength(1);
  expect(named("sum_900")).toHaveLength(0);
});

test("a connection that keeps as many statements as it may gives way to another", async () => {
  const places = new Set<unknown>();
  for (let first = 0; first < 450; first += 1) {
    await add(first, 1);
    await add(first, 2);
    const [row] = await database().execute(
      sql`select pg_backend_pid() as pid, (select count(*)::int from pg_prepared_statements) as kept`,
    );
    expect(row?.kept).toBeLessThanOrEqual(400);
    places.add(row?.pid);
  }
  expect(places.size).toBe(2);
});
