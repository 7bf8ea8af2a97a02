import { expect, test, vi } from "vitest";
import { closeDatabase } from "@/db/client";
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
