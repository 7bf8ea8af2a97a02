import postgres from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { closeDatabase } from "@/db/client";
import { aPartner, aSession } from "@/db/testing/factories";
import { linesOf } from "@/lib/exports/testing";
import { GET } from "./route";

const server = inject("server");
const name = `${inject("template")}_replica`;
const replica = new URL(server);
replica.pathname = `/${name}`;
const sql = postgres(server, { max: 1, onnotice: () => undefined });

async function inReplica(change: (inside: postgres.Sql) => PromiseLike<unknown>) {
  const inside = postgres(replica.toString(), { max: 1 });
  await change(inside);
  await inside.end();
}

const readFrom = (url: string) => vi.stubEnv("DATABASE_REPLICA_URL", url);

beforeAll(async () => {
  await sql`drop database if exists ${sql(name)}`;
  await sql`create database ${sql(name)} template ${sql(inject("template"))} strategy file_copy`;
  await inReplica(
    (inside) => inside`
      insert into partners (business_tax_id, name, address)
      values ('1790000077001', 'Como estaba', 'Km 12')`,
  );
});
beforeEach(closeDatabase);
afterEach(async () => {
  vi.unstubAllEnvs();
  await closeDatabase();
});
afterAll(async () => {
  await sql`drop database if exists ${sql(name)} with (force)`;
  await sql.end();
});

async function asked(format = "csv") {
  const { cookie } = await aSession();
  await aPartner({ name: "Como está" });
  const address = `http://localhost/partners/export?format=${format}`;
  return GET(new Request(address, { headers: { cookie } }));
}

const namesIn = (lines: readonly string[]) =>
  lines.map((line) => /Como [^,]+/.exec(line)?.[0]).filter(Boolean);

test("an export is read from the replica and says as of when", async () => {
  readFrom(replica.toString());
  const lines = await linesOf(await asked());
  expect(namesIn(lines)).toEqual(["Como estaba"]);
  expect(lines.at(-1)).toMatch(/^datos a las \d\d:\d\d:\d\d,+$/);
  expect(lines.at(-1)?.split(",")).toHaveLength(lines[0]?.split(",").length ?? 0);
});

test("without a replica it is read from the database and says nothing", async () => {
  readFrom("");
  const lines = await linesOf(await asked());
  expect(namesIn(lines)).toEqual(["Como está"]);
  expect(lines).toHaveLength(2);
});

test("a replica that is away, or not migrated yet, leaves it to the database", async () => {
  const complaints = vi.spyOn(console, "error").mockReturnValue();
  await inReplica((inside) => inside`alter table partners rename to partners_before`);
  for (const url of ["postgres://nobody@127.0.0.1:1/none", replica.toString()]) {
    readFrom(url);
    await closeDatabase();
    const lines = await linesOf(await asked());
    expect(namesIn(lines)).toContain("Como está");
    expect(lines.at(-1)).not.toContain("datos a las");
  }
  const said = (code: string) =>
    `The replica gave no export (${code}); the database itself is read.`;
  expect(complaints.mock.calls.flat()).toEqual([said("ECONNREFUSED"), said("42P01")]);
  complaints.mockRestore();
});
