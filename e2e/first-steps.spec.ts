import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodPassword } from "@/db/testing/factories";
import { startPostgres } from "@/scripts/postgres/embedded.mjs";
import { startApp } from "./app";
import { expectAccessible } from "./axe";
import { test as base, expect } from "./fixtures";
import { showPassword } from "./second-factor";
import { createClient, createEquipment, createProject } from "./story";

const chief = "jefa@faena.test";

/** A company of its own, without any record. */
const test = base.extend<object, { company: string }>({
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

test("a company that begins is led to its first project, and may hide that", {
  tag: "@tablet",
}, async ({ page }) => {
  test.setTimeout(120_000);
  await showPassword(page, chief);
  const guide = page.getByRole("region", { name: "Primeros pasos" });
  await expect(guide.getByText("Por hacer")).toHaveCount(5);
  await expectAccessible(page);
  await guide.getByRole("link", { name: "Ir a Primer cliente" }).click();
  await expect(page).toHaveURL("/partners/new");

  const client = await createClient(page);
  await createEquipment(page, "Lavamanos", "LV-1", "Lavamanos doble");
  await page.goto("/");
  const step = (text: string) => guide.getByRole("listitem").filter({ hasText: text });
  await expect(step("Primer cliente")).toContainText("Hecho");
  await expect(step("Primeros equipos")).toContainText("Hecho");
  await expect(step("Usuarios")).toContainText("Por hacer");

  await guide.getByRole("button", { name: "Ocultar" }).click();
  await expect(guide).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("region", { name: "Visitas y eventos de hoy" })).toBeVisible();
  await expect(guide).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem("first-steps"));
  await page.reload();
  await expect(guide).toBeVisible();
  await createProject(page, client);
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Visitas y eventos de hoy" })).toBeVisible();
  await expect(guide).toHaveCount(0);
});
