import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { goodPassword } from "@/db/testing/factories";
import { startPostgres } from "@/scripts/postgres/embedded.mjs";
import { startApp } from "./app";
import { startProvider } from "./company-accounts";

/** The administrator of an empty company. */
export const chief = "jefa@faena.test";

type Companies = {
  /** The address of one in which there is nothing but its administrator. */
  emptyCompany: string;
  /** One with the demonstration. */
  sampleCompany: { url: string; folder: string };
  /** One with single sign-on, over the rows of all journeys. */
  companyWithAccounts: {
    url: string;
    signIn: Awaited<ReturnType<typeof startProvider>>["signIn"];
  };
};

const aFolder = () => mkdtemp(join(tmpdir(), "faena-e2e-"));

const forTheWorker = { scope: "worker", timeout: 180_000 } as const;

/**
 * Companies beside that of all journeys; a worker starts one once a test asks for it. All tests know all of them: a test
 * with fixtures of another worker would begin a new one, and its browser.
 */
export const test = base.extend<object, Companies>({
  emptyCompany: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const folder = await aFolder();
      const postgres = await startPostgres({ dataDir: folder, throwaway: true });
      const app = await startApp({
        DATABASE_URL: postgres.url,
        DATA_DIR: join(folder, "data"),
        PROCESSES: "1",
        ADMIN_EMAIL: chief,
        ADMIN_PASSWORD: goodPassword,
      });
      await use(app.url);
      await app.stop();
      await postgres.stop();
    },
    forTheWorker,
  ],

  sampleCompany: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const folder = await aFolder();
      const app = await startApp({ DATABASE_URL: "", DATA_DIR: folder, PROCESSES: "1" });
      await use({ url: app.url, folder });
      await app.stop();
    },
    forTheWorker,
  ],

  companyWithAccounts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const { env, signIn, stop } = await startProvider();
      const app = await startApp({ ...env, PROCESSES: "1" });
      await use({ url: app.url, signIn });
      await app.stop();
      await stop();
    },
    forTheWorker,
  ],
});
