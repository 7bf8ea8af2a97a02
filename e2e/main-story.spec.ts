import type { Page } from "@playwright/test";
import { anAccount, goodPassword } from "@/db/testing/factories";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

async function signIn(page: Page) {
  const { email } = await anAccount({ email: `${unique("ana").replace(" ", ".")}@faena.test` });
  await page.goto("/projects");
  await expect(page).toHaveURL(/\/login/);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Correo electrónico" }).fill(email);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(goodPassword);
  await page.getByRole("button", { name: "Ingresar" }).click();
  await expect(page.getByRole("button", { name: /Cuenta de/ })).toBeVisible();
}

async function createClient(page: Page) {
  const name = unique("Cliente");
  await page.goto("/partners/new");
  await page.getByRole("textbox", { name: "Nombre" }).fill(name);
  await page.getByRole("textbox", { name: "RUC" }).fill(unique("17"));
  await page.getByRole("textbox", { name: "Dirección" }).fill("Quito");
  await page.getByRole("button", { name: "Crear cliente" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return name;
}

async function createProject(page: Page, client: string) {
  const camp = unique("Campamento");
  await page.goto("/projects/new");
  await page.getByRole("combobox", { name: "Cliente" }).fill(client);
  await page.getByRole("option", { name: client }).click();
  await page.getByRole("textbox", { name: "Campamento" }).fill(camp);
  await page.getByRole("combobox", { name: "Punto cardinal" }).selectOption("NORESTE");
  await page.getByRole("textbox", { name: "Inicio" }).fill("01/03/2026");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Crear proyecto" }).click();
  await expect(page.getByRole("heading", { level: 1, name: camp })).toBeVisible();
  return camp;
}

async function createEquipment(page: Page, type: string, code: string, name: string) {
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

async function assignTwoUnits(page: Page, units: string[], service: string) {
  await page.getByRole("link", { name: "Asignar" }).first().click();
  await expect(page.getByText("Nada elegido todavía")).toBeVisible();
  for (const code of units) await choose(page, code);
  await page.getByRole("textbox", { name: "Tarifa diaria para todos" }).fill("12.50");
  await page.getByRole("button", { name: "Aplicar a todos" }).click();
  await page.getByRole("checkbox", { name: "Con mantenimiento" }).click();
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

async function act(page: Page, code: string, name: string) {
  await page.getByRole("button", { name: `Acciones de ${code}` }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

test("from the sign-in to the closed project", async ({ page }) => {
  test.setTimeout(240_000);
  const word = unique("E").replace(" ", "");
  const units = [`${word}-1`, `${word}-2`];
  const [first = "", second = ""] = units;
  const spare = `${word}-3`;
  const service = `${word}-S`;

  await signIn(page);
  const client = await createClient(page);
  const card = await createEquipment(page, "Batería sanitaria hombre", first, "Batería de prueba");
  await createEquipment(page, "Lavamanos", second, "Lavamanos de prueba");
  await createEquipment(page, "Tanque de agua cruda", spare, "Tanque de prueba");
  await createEquipment(page, "Servicio", service, "Limpieza de prueba");
  const camp = await createProject(page, client);
  const project = page.url();
  await expectAccessible(page);

  await assignTwoUnits(page, units, service);
  const rows = page.getByRole("row");
  await expect(rows.filter({ hasText: "MANT" })).toHaveCount(2);
  await expect(rows.filter({ hasText: service })).toHaveCount(1);
  await expect(rows.filter({ hasText: `Batería de prueba` })).toContainText("$12,50");
  await expectAccessible(page);

  await page.goto(card);
  await expect(page.getByText("Rentado", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(camp).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(project);
  await act(page, second, "Editar");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox", { name: "Tarifa diaria" }).fill("15");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(rows.filter({ hasText: "Lavamanos de prueba" })).toContainText("$15,00");

  await act(page, second, "Retirar");
  const retire = page.getByRole("dialog");
  await expect(retire).toContainText("También se retira");
  await retire.getByRole("button", { name: "Retirar" }).click();
  await expect(retire.getByRole("textbox", { name: "Motivo" })).toBeFocused();
  await retire.getByRole("textbox", { name: "Motivo" }).fill("Menos personal");
  await expectAccessible(page);
  await retire.getByRole("button", { name: "Retirar" }).click();
  await toast(page, "Asignación retirada.");
  await expect(rows.filter({ hasText: "Lavamanos de prueba" })).toContainText("Retirada");

  await act(page, second, "Reactivar");
  const again = page.getByRole("dialog");
  await expect(again).toContainText("Menos personal");
  await again.getByRole("button", { name: "Reactivar" }).click();
  await toast(page, "Asignación reactivada.");
  await expect(rows.filter({ hasText: "Lavamanos de prueba" })).not.toContainText("Retirada");

  await page.getByRole("link", { name: "Costos" }).click();
  await expect(page.getByRole("cell", { name: first }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Historial" }).click();
  await expect(page.getByText("Menos personal").first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Cerrar proyecto" }).click();
  const closing = page.getByRole("dialog");
  await expect(closing).toContainText("El proyecto se puede cerrar.");
  await expect(closing).toContainText("Se liberarán 2 equipos");
  await expect(closing).toContainText("Se retirarán 3 servicios activos.");
  await expectAccessible(page);
  await closing.getByRole("button", { name: "Cerrar definitivamente" }).click();
  await expect(closing).toContainText("Se liberaron 2 equipos; ya están disponibles.");
  await expect(closing.getByRole("list", { name: "Equipos liberados" })).toContainText(first);
  await closing.getByRole("button", { name: "Entendido" }).click();
  await expect(page.getByText("Cerrado", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Cerrar proyecto" })).toHaveCount(0);

  await page.goto(card);
  await expect(page.getByText("Disponible", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Traza" })).toContainText(camp);
});
