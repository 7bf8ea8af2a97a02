import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { chief } from "./companies";
import { test as base, expect } from "./fixtures";
import { showPassword } from "./second-factor";
import { createClient, createEquipment, createProject } from "./story";

const test = base.extend({ baseURL: async ({ emptyCompany }, use) => use(emptyCompany) });

inProof(test)(
  "a company that begins is led to its first project, and may hide that",
  {
    tag: "@tablet",
  },
  async ({ page }) => {
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
  },
);
