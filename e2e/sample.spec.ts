import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { test as base, expect } from "./fixtures";
import { fromMenu } from "./story";

const test = base.extend({ baseURL: async ({ sampleCompany }, use) => use(sampleCompany.url) });

inProof(test)(
  "the sample is removed in one act, once nothing of one's own hangs on it",
  async ({ page, sampleCompany }) => {
    test.setTimeout(120_000);
    const people = await readFile(join(sampleCompany.folder, "demo-users.txt"), "utf8");
    const [, email = "", password = ""] = people.match(/ADMINISTRATIVO +(\S+) +(\S+)/) ?? [];
    await page.goto("/settings");
    await page.getByRole("textbox", { name: "Correo electrónico" }).fill(email);
    await page.getByRole("textbox", { name: "Contraseña" }).fill(password);
    await page.getByRole("button", { name: "Ingresar" }).click();

    await page.goto("/projects/new");
    await page.getByRole("combobox", { name: "Cliente" }).fill("petro");
    await page.getByRole("listbox").getByRole("option").first().click();
    await page.getByRole("textbox", { name: "Campamento" }).fill("Campo de prueba");
    await page.getByRole("textbox", { name: "Inicio" }).fill("01/03/2026");
    await page.getByRole("button", { name: "Crear proyecto" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Campo de prueba" })).toBeVisible();

    const asked = page.getByRole("alertdialog");
    const ask = page.getByRole("button", { name: "Quitar los datos de muestra" });
    await page.goto("/settings");
    await ask.click();
    await expect(asked).toContainText("Registros propios usan datos de muestra");
    await expect(asked.getByRole("button", { name: "Quitar para siempre" })).toHaveCount(0);
    await expectAccessible(page);
    await asked.getByRole("link", { name: /^Proyecto .*Campo de prueba/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Campo de prueba" })).toBeVisible();
    await fromMenu(page, "Eliminar");
    await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar proyecto" }).click();
    await expect(page).toHaveURL("/projects");

    await page.goto("/settings");
    await ask.click();
    await expect(asked.getByRole("region", { name: "Se quita" })).toContainText("Proyectos");
    await asked.getByRole("button", { name: "Quitar para siempre" }).click();
    const word = asked.getByRole("textbox", { name: "Para confirmar, escriba QUITAR" });
    await expect(word).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await word.fill("quitar");
    await asked.getByRole("button", { name: "Quitar para siempre" }).click();
    await expect(page.getByRole("region", { name: "Primeros pasos" })).toBeVisible();
    await page.goto("/equipment");
    await expect(page.getByText("Aún no hay equipos ni servicios")).toBeVisible();
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1, name: "Configuración" })).toBeVisible();
    await expect(ask).toHaveCount(0);
  },
);
