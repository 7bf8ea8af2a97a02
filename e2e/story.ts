import type { Page } from "@playwright/test";
import { anAccount, goodPassword } from "@/db/testing/factories";
import { expectAccessible } from "./axe";
import { expect } from "./fixtures";
import { unique, uniqueTaxId } from "./unique";

export const toast = (page: Page, text: string) =>
  expect(page.getByText(text).first()).toBeVisible();

export async function signIn(page: Page) {
  const { email } = await anAccount({ email: `${unique("ana").replace(" ", ".")}@faena.test` });
  await page.goto("/projects");
  await expect(page).toHaveURL(/\/login/);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Correo electrónico" }).fill(email);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(goodPassword);
  await page.getByRole("button", { name: "Ingresar" }).click();
  await expect(page.getByRole("button", { name: /Cuenta de/ })).toBeVisible();
}

export async function createClient(page: Page) {
  const name = unique("Cliente");
  await page.goto("/partners/new");
  await page.getByRole("textbox", { name: "Nombre" }).fill(name);
  await page.getByRole("textbox", { name: "RUC" }).fill(uniqueTaxId());
  await page.getByRole("textbox", { name: "Dirección" }).fill("Quito");
  await page.getByRole("button", { name: "Crear cliente" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return name;
}

export async function createProject(page: Page, client: string) {
  const camp = unique("Campamento");
  await page.goto("/projects/new");
  await page.getByRole("combobox", { name: "Cliente" }).fill(client);
  await page.getByRole("option", { name: client }).click();
  await page.getByRole("textbox", { name: "Campamento" }).fill(camp);
  await page.getByRole("combobox", { name: "Punto cardinal" }).selectOption("NORESTE");
  await page.getByRole("textbox", { name: "Inicio" }).fill("01/03/2026");
  await page.getByRole("button", { name: "Crear proyecto" }).click();
  await expect(page.getByRole("heading", { level: 1, name: camp })).toBeVisible();
  return camp;
}

export async function createEquipment(page: Page, type: string, code: string, name: string) {
  await page.goto("/equipment/new");
  await page.getByRole("combobox", { name: "Tipo", exact: true }).selectOption(type);
  await page.getByRole("textbox", { name: "Código" }).fill(code);
  await page.getByRole("textbox", { name: "Nombre" }).fill(name);
  await page.getByRole("button", { name: "Crear registro" }).click();
  await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();
  return page.url();
}

async function choose(page: Page, code: string) {
  await page.getByRole("textbox", { name: "Buscar por código o nombre" }).fill(code);
  const offer = page.getByRole("checkbox", { name: code });
  await offer.click();
  await expect(offer).toBeChecked();
}

export async function assignTwoUnits(page: Page, units: string[], service: string) {
  await expect(page.getByText("Nada elegido todavía")).toBeVisible();
  for (const code of units) await choose(page, code);
  await page.getByRole("textbox", { name: "Tarifa diaria para todos" }).fill("12.50");
  await page.getByRole("button", { name: "Aplicar a todos" }).click();
  await page.getByRole("textbox", { name: "Costo de cada mantenimiento" }).fill("18");
  await page.getByRole("radio", { name: "Semana" }).click();
  await page.getByRole("button", { name: "Lunes" }).click();
  await page.getByRole("button", { name: "Jueves" }).click();
  await expect(page.getByText("Primeras visitas")).toBeVisible();
  await choose(page, service);
  await page.getByRole("textbox", { name: `Costo por visita de ${service}` }).fill("85");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Asignar", exact: true }).click();
  await toast(page, "Recursos asignados.");
}

export async function act(page: Page, code: string, name: string) {
  await page.getByRole("button", { name: `Acciones de ${code}` }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

export async function fromMenu(page: Page, act: string) {
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: act }).click();
}
