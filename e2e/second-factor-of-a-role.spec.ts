import { goodPassword } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAlive, waitForReact } from "./alive";
import { expectAccessible } from "./axe";
import { chief } from "./companies";
import { test as base, expect } from "./fixtures";
import { setUp, showPassword } from "./second-factor";

const test = base.extend({ baseURL: async ({ emptyCompany }, use) => use(emptyCompany) });

const driver = "chofer@faena.test";

inProof(test)(
  "a role that asks for it sets it up before anything else; an administrator resets it",
  async ({ page, browser, emptyCompany }) => {
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

    const other = await browser.newContext({ baseURL: emptyCompany });
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
  },
);
