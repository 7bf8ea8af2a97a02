import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import {
  act,
  assignTwoUnits,
  createClient,
  createEquipment,
  createProject,
  fromMenu,
  signIn,
  toast,
} from "./story";
import { unique } from "./unique";

test.use({ fetchesAhead: true });

test("from the sign-in to the closed project", { tag: "@tablet" }, async ({ page }) => {
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

  await assignTwoUnits(page, units, service);
  const rows = page.getByRole("row");
  await expect(rows.filter({ hasText: "MANT" })).toHaveCount(2);
  await expect(rows.filter({ hasText: service })).toHaveCount(1);
  await expect(rows.filter({ hasText: `Batería de prueba` })).toContainText("$12,50");

  await page.goto(card);
  await expect(page.getByText("Rentado", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(camp).first()).toBeVisible();

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
  await page.getByRole("link", { name: "Historial" }).click();
  await expect(page.getByText("Menos personal").first()).toBeVisible();

  await fromMenu(page, "Cerrar proyecto");
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
  await page.getByRole("button", { name: "Más acciones" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Eliminar"]);
  await page.keyboard.press("Escape");

  await page.goto(card);
  await expect(page.getByText("Disponible", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Traza" })).toContainText(camp);
});
