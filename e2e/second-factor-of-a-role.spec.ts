import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goodPassword } from "@/db/testing/factories";
import { startPostgres } from "@/scripts/postgres/embedded.mjs";
import { expectAlive, waitForReact } from "./alive";
import { startApp } from "./app";
import { expectAccessible } from "./axe";
import { test as base, expect } from "./fixtures";
import { setUp, showPassword } from "./second-factor";

const chief = "jefa@faena.test";
const driver = "chofer@faena.test";

/** A company of its own, since what it asks of a role is asked of everybody with that role. */
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

test("a role that asks for it sets it up before anything else; an administrator resets it", async ({
  page,
  browser,
  company,
}) => {
  await showPassword(page, chief);
  await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();
  await page.goto("/users/new");
  await page.getByRole("textbox", { name: "Nombres" }).fill("Wilson");
  await page.getByRole("textbox", { name: "Apellidos" }).fill("Aguinda");
  await page.getByRole("textbox", { name: "Correo electrónico" }).fill(driver);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(goodPassword);
  await page.getByRole("button", { name: "Crear usuario" }).click();
  await expect(page.getByText("Usuario creado.")).toBeVisible();

  await page.goto("/settings");
  const group = page.getByRole("group", { name: "Verificación en dos pasos obligatoria" });
  await expect(group).toContainText("Sin activarla todavía: Wilson Aguinda");
  await group.getByRole("checkbox", { name: "Técnico" }).click();
  await page.getByRole("button", { name: "Guardar configuración" }).click();
  await expect(page.getByText("Configuración guardada.")).toBeVisible();

  const other = await browser.newContext({ baseURL: company });
  const his = await other.newPage();
  waitForReact(his);
  await showPassword(his, driver, "/login?next=/equipment");
  await expect(his.getByText("Su rol la exige")).toBeVisible();
  await expectAccessible(his);
  await his.goto("/projects");
  await expect(his).toHaveURL(/\/login\/second-factor/);
  await setUp(his);
  await his.getByRole("link", { name: "Ya los guardé, continuar" }).click();
  await expect(his.getByRole("heading", { level: 1, name: "Proyectos" })).toBeVisible();
  await his.goto("/profile");
  await expect(his.getByText("Su rol la exige.")).toBeVisible();

  await page.goto("/users");
  await page.getByRole("link", { name: /Aguinda/ }).click();
  await page.getByRole("button", { name: "Restablecer verificación" }).click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Restablecer" }).click();
  await expect(page.getByText("Verificación en dos pasos restablecida.")).toBeVisible();
  await expectAlive(page);
  await expect(page.getByText("Verificación en dos pasos desde").first()).toBeVisible();
  await his.goto("/projects");
  await expect(his).toHaveURL(/\/login\?/);
  await other.close();
});
