import type { Page } from "@playwright/test";
import { goodPassword } from "@/db/testing/factories";
import { codeAt } from "@/lib/second-factor/testing";
import { expectAccessible } from "./axe";
import { expect } from "./fixtures";

export async function showPassword(page: Page, username: string, where = "/login") {
  await page.goto(where);
  await page.getByRole("textbox", { name: "Correo electrónico" }).fill(username);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(goodPassword);
  await page.getByRole("button", { name: "Ingresar" }).click();
}

/** Gives the secret and the recovery codes. */
export async function setUp(page: Page) {
  await page.getByRole("textbox", { name: "Su contraseña" }).fill(goodPassword);
  await page.getByRole("button", { name: "Continuar" }).click();
  const secret = (await page.getByRole("code").innerText()).replaceAll(" ", "");
  await expect(page.getByRole("img", { name: /Código QR/ })).toBeVisible();
  await expectAccessible(page);
  const code = page.getByRole("textbox", { name: "Código de la aplicación" });
  await code.fill("000000");
  await page.getByRole("button", { name: "Activar" }).click();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await code.fill(codeAt(secret, Date.now()));
  await page.getByRole("button", { name: "Activar" }).click();
  const list = page.getByRole("list", { name: "Códigos de recuperación" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page);
  return { secret, codes: await list.getByRole("listitem").allInnerTexts() };
}
