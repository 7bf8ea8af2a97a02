import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodPassword } from "@/db/testing/factories";
import { startPostgres } from "@/scripts/postgres/embedded.mjs";
import { startApp } from "./app";
import { test as base } from "./fixtures";

/** The administrator. */
export const chief = "jefa@faena.test";

/** With a company of its own, in which there is nothing but its administrator. */
export const test = base.extend<object, { company: string }>({
  company: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "faena-e2e-"));
      const postgres = await startPostgres({ dataDir: folder, throwaway: true, port: 0 });
      const app = await startApp({
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder, "data"),
        ADMIN_EMAIL: chief,
        ADMIN_PASSWORD: goodPassword,
      });
      await use(app.url);
      await app.stop();
      await postgres.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ company }, use) => use(company),
});
