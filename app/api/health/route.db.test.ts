import { expect, test, vi } from "vitest";
import { closeDatabase } from "@/db/client";
import { stores } from "@/db/testing/stores";
import { env } from "@/lib/env";
import { call } from "@/lib/http/testing";
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
