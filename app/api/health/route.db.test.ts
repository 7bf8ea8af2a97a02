import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { closeDatabase, database } from "@/db/client";
import { stores } from "@/db/testing/stores";
import { call } from "@/lib/http/testing";
import { env } from "@/lib/kernel/env";
import { version } from "@/package.json";
import { GET } from "./route";

test("says to anybody that everything works", async () => {
  const { status, body } = await call(GET);
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, status: "ok", database: "ok", storage: "ok", version });
});

test("answers 503 in JSON while the database is away", async () => {
  await closeDatabase();
  vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
  const { status, body } = await call(GET);
  await closeDatabase();
  vi.unstubAllEnvs();
  expect(status).toBe(503);
  expect(body).toMatchObject({ success: false, status: "error", database: "error", version });
});

test.each(stores)("the store is really tried: %s", async (_, start) => {
  const store = await start();
  env.STORAGE_URL = store.url;
  expect((await call(GET)).body).toMatchObject({ status: "ok", storage: "ok" });
  env.STORAGE_URL = undefined;
  await store.stop();
});

test("a bucket that does not answer is told", async () => {
  env.STORAGE_URL = "s3://key:secret@127.0.0.1:1/none?endpoint=http";
  const { status, body } = await call(GET);
  env.STORAGE_URL = undefined;
  expect([status, body.status, body.storage]).toEqual([200, "ok", "error"]);
});

test("it lives, without the database and the store", async () => {
  await closeDatabase();
  vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
  env.STORAGE_URL = "s3://key:secret@127.0.0.1:1/none?endpoint=http";
  const headers = { origin: "https://elsewhere.example" };
  const { status, body } = await call(GET, { query: { live: 1 }, headers });
  env.STORAGE_URL = undefined;
  vi.unstubAllEnvs();
  expect([status, body]).toEqual([200, { success: true, status: "ok", version }]);
});

describe("ready", () => {
  const ask = () => call(GET, { query: { ready: 1 } });
  const refused = (error: string) => ({
    status: 503,
    body: { success: false, error, code: "try_again", status: "error", version },
  });

  test("when the database is there and as new as the program", async () => {
    const { status, body } = await ask();
    expect([status, body]).toEqual([200, { success: true, status: "ok", version }]);
  });

  test("not on an older database", async () => {
    await database().execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`,
    );
    const answer = await ask();
    await database().execute(
      sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`,
    );
    expect(answer).toMatchObject(refused("La base de datos no está al día con esta versión."));
    expect(answer.headers.get("retry-after")).toBe("5");
  });

  test("not while the database is away", async () => {
    await closeDatabase();
    vi.stubEnv("DATABASE_URL", "postgres://nobody@127.0.0.1:1/none");
    const answer = await ask();
    await closeDatabase();
    vi.unstubAllEnvs();
    expect(answer).toMatchObject(refused("La base de datos no responde."));
  });

  test("not while it shuts down, and what is documented stays", async () => {
    vi.stubGlobal("faenaShutsDown", true);
    const [answer, health] = [await ask(), await call(GET)];
    vi.unstubAllGlobals();
    expect(answer).toMatchObject(refused("El servicio se está apagando."));
    expect(health.body).toEqual({
      success: true,
      status: "ok",
      database: "ok",
      storage: "ok",
      version,
    });
  });
});
