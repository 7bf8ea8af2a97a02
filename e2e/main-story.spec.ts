import type { Page } from "@playwright/test";
import { inProof } from "@/scripts/testing/extent.mjs";
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

type Codes = [first: string, second: string, spare: string, service: string];

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

async function registerInventory(page: Page, [first, second, spare, service]: Codes) {
  const card = await createEquipment(page, "Batería sanitaria hombre", first, "Batería de prueba");
  await createEquipment(page, "Lavamanos", second, "Lavamanos de prueba");
  await createEquipment(page, "Tanque de agua cruda", spare, "Tanque de prueba");
  await createEquipment(page, "Servicio", service, "Limpieza de prueba");
  return card;
}

async function assignWithMaintenance(page: Page, [first, second, , service]: Codes) {
  await assignTwoUnits(page, [first, second], service);
  await expect(rowOf(page, "MANT")).toHaveCount(2);
  await expect(rowOf(page, service)).toHaveCount(1);
  await expect(rowOf(page, "Batería de prueba")).toContainText("$12,50");
}

async function findRentedAt(page: Page, card: string, camp: string) {
  await page.goto(card);
  await expect(page.getByText("Rentado", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(camp).first()).toBeVisible();
}

async function changeRate(page: Page, code: string) {
  await act(page, code, "Editar");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("textbox", { name: "Tarifa diaria" }).fill("15");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(rowOf(page, "Lavamanos de prueba")).toContainText("$15,00");
}

async function retire(page: Page, code: string) {
  await act(page, code, "Retirar");
  const asked = page.getByRole("dialog");
  await expect(asked).toContainText("También se retira");
  await asked.getByRole("button", { name: "Retirar" }).click();
  await expect(asked.getByRole("textbox", { name: "Motivo" })).toBeFocused();
  await asked.getByRole("textbox", { name: "Motivo" }).fill("Menos personal");
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Retirar" }).click();
  await toast(page, "Asignación retirada.");
  await expect(rowOf(page, "Lavamanos de prueba")).toContainText("Retirada");
}

async function reactivate(page: Page, code: string) {
  await act(page, code, "Reactivar");
  const again = page.getByRole("dialog");
  await expect(again).toContainText("Menos personal");
  await again.getByRole("button", { name: "Reactivar" }).click();
  await toast(page, "Asignación reactivada.");
  await expect(rowOf(page, "Lavamanos de prueba")).not.toContainText("Retirada");
}

async function readCostsAndHistory(page: Page, code: string) {
  await page.getByRole("link", { name: "Costos" }).click();
  await expect(page.getByRole("cell", { name: code }).first()).toBeVisible();
  await page.getByRole("link", { name: "Historial" }).click();
  await expect(page.getByText("Menos personal").first()).toBeVisible();
}

async function closeForGood(page: Page, code: string) {
  await fromMenu(page, "Cerrar proyecto");
  const closing = page.getByRole("dialog");
  await expect(closing).toContainText("El proyecto se puede cerrar.");
  await expect(closing).toContainText("Se liberarán 2 equipos");
  await expect(closing).toContainText("Se retirarán 3 servicios activos.");
  await expectAccessible(page);
  await closing.getByRole("button", { name: "Cerrar definitivamente" }).click();
  await expect(closing).toContainText("Se liberaron 2 equipos; ya están disponibles.");
  await expect(closing.getByRole("list", { name: "Equipos liberados" })).toContainText(code);
  await closing.getByRole("button", { name: "Entendido" }).click();
  await expect(page.getByText("Cerrado", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Más acciones" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Duplicar proyecto", "Eliminar"]);
  await page.keyboard.press("Escape");
}

async function findFreeAgain(page: Page, card: string, camp: string) {
  await page.goto(card);
  await expect(page.getByText("Disponible", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Traza" })).toContainText(camp);
}

inProof(test)("from the sign-in to the closed project", { tag: "@tablet" }, async ({ page }) => {
  test.setTimeout(240_000);
  const word = unique("E").replace(" ", "");
  const codes: Codes = [`${word}-1`, `${word}-2`, `${word}-3`, `${word}-S`];
  const [first, second] = codes;

  await signIn(page);
  const client = await createClient(page);
  const card = await registerInventory(page, codes);
  const camp = await createProject(page, client);
  const project = page.url().replace("/assign", "");
  await assignWithMaintenance(page, codes);
  await findRentedAt(page, card, camp);

  await page.goto(project);
  await changeRate(page, second);
  await retire(page, second);
  await reactivate(page, second);
  await readCostsAndHistory(page, first);
  await closeForGood(page, first);
  await findFreeAgain(page, card, camp);
});
