import type { Page } from "@playwright/test";
import {
  aCustodyChain,
  aCustodyChainItem,
  aMaintenanceSheet,
  anAssignment,
  aProject,
  aRentedUnit,
  aService,
  aWorksheet,
} from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { links } from "@/lib/links/pages";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

const day = (page: Page, name: RegExp) => page.getByRole("button", { name });
const figure = (page: Page, text: string) =>
  expect(page.getByRole("region", { name: "Cifras de la planilla" }).getByText(text)).toBeVisible();
const state = (page: Page, text: string) =>
  expect(page.getByRole("main").getByText(text, { exact: true }).first()).toBeVisible();

async function act(page: Page, name: string) {
  await page.getByRole("button", { name: "Acciones", exact: true }).click();
  await page.getByRole("menuitem", { name }).click();
}

/** A unit for 10 a day from 20 January, and its cleaning for 25. */
async function aProjectAtWork() {
  const project = await aProject({ location: unique("Planilla") });
  const rented = await aRentedUnit(project, {
    startDate: "2026-01-20",
    description: "ALQUILER / UNIDAD",
  });
  const { id: equipmentId } = await aService();
  await anAssignment({
    projectId: project.id,
    equipmentId,
    kind: "SERVICIO",
    servedEquipmentId: rented.unit.id,
    description: "LIMPIEZA / UNIDAD",
    cost: "25.00",
    startDate: "2026-01-20",
  });
  return { project, ...rented };
}

async function createFromWhatIsUnbilled(page: Page, projectId: number) {
  await page.goto(links.projectWorksheets(projectId));
  await expect(page.getByText("Aún no hay planillas")).toBeVisible();
  const unbilled = page.getByRole("region", { name: "Hecho y no facturado" });
  await expect(unbilled).toContainText("ALQUILER / UNIDAD");

  await unbilled.getByRole("link", { name: "Crear planilla" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nueva planilla" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Inicio del período" })).toHaveValue("20/01/2026");
  await page.getByRole("textbox", { name: "Fecha" }).first().fill("02/03/2026");
  await page.getByRole("textbox", { name: "Fin del período" }).fill("02/03/2026");
  await expect(page.getByText("42 días")).toBeVisible();
  await page.getByRole("textbox", { name: "Orden de compra" }).fill("OC-118");
  await page.getByRole("button", { name: "Crear planilla" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /-PS-/ })).toBeVisible();
  await state(page, "EN EJECUCIÓN");
  await figure(page, "$420,00");
}

async function readFacts(page: Page) {
  await page.getByRole("button", { name: "Hechos de ALQUILER / UNIDAD" }).click();
  await expect(page.getByText("Cobra: 20/01/2026 – 02/03/2026.")).toBeVisible();
  await expectAccessible(page);
}

async function chargeSomeDaysOnly(page: Page) {
  await page.getByRole("button", { name: "Días de cobro de ALQUILER / UNIDAD" }).click();
  const days = page.getByRole("dialog", { name: "Días de cobro" });
  await expect(day(page, /^sábado 31 de enero/)).toHaveAttribute("aria-pressed", "true");
  await days.getByRole("button", { name: "Ninguno" }).click();
  await days.getByRole("button", { name: "Por rango" }).click();
  await day(page, /^viernes 30 de enero/).click();
  await day(page, /^martes 3 de febrero/).click();
  await expect(days.getByRole("status")).toContainText("5 días × $10,00 = $50,00");
  await day(page, /^martes 3 de febrero/).focus();
  await page.keyboard.press("ArrowDown");
  await expect(day(page, /^martes 10 de febrero/)).toBeFocused();
  await days.getByRole("button", { name: "Por rango" }).click();
  await day(page, /^martes 10 de febrero/).focus();
  await page.keyboard.press("Space");
  await expect(days.getByRole("status")).toContainText("6 días");
  await expectAccessible(page);
  await days.getByRole("button", { name: "Guardar días" }).click();
  await expect(days).toHaveCount(0);
  await figure(page, "$60,00");
  await expect(page.getByText("Ajustada a mano")).toBeVisible();

  await page.getByRole("button", { name: "Acciones de ALQUILER / UNIDAD" }).click();
  await page.getByRole("menuitem", { name: "Volver a automática" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Volver a automática" }).click();
  await figure(page, "$420,00");
}

async function addMaterial(page: Page) {
  await page.getByRole("button", { name: "Agregar línea" }).click();
  const line = page.getByRole("dialog", { name: "Agregar línea" });
  await line.getByRole("button", { name: "Agregar línea" }).click();
  await expect(line.getByRole("textbox", { name: "Descripción" })).toBeFocused();
  await line.getByRole("textbox", { name: "Descripción" }).fill("Papel higiénico");
  await line.getByRole("textbox", { name: "Cantidad" }).fill("3");
  await line.getByRole("textbox", { name: "Precio unitario" }).fill("12.3456");
  await line.getByRole("button", { name: "Agregar línea" }).click();
  await expect(line.getByText(/máximo dos decimales/)).toBeVisible();
  await line.getByRole("textbox", { name: "Precio unitario" }).fill("12.35");
  await expectAccessible(page);
  await line.getByRole("button", { name: "Agregar línea" }).click();
  await expect(line).toHaveCount(0);
  await figure(page, "$457,05");
}

async function doFieldWork(
  page: Page,
  { project, unit }: Awaited<ReturnType<typeof aProjectAtWork>>,
) {
  const worksheetId = Number(page.url().split("/").at(-1));
  const chain = await aCustodyChain({ worksheetId, date: "2026-02-28", gallons: "1000" });
  await aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
  await aMaintenanceSheet({
    projectId: project.id,
    equipmentId: unit.id,
    date: "2026-02-10",
    status: "COMPLETED",
    totalCost: "65.50",
  });
}

async function takeInFieldWork(page: Page) {
  await page.getByRole("button", { name: "Actualizar" }).click();
  const review = page.getByRole("dialog", { name: "Actualizar la planilla" });
  await expect(review.getByRole("list", { name: "Cambios" }).getByRole("listitem")).toHaveCount(2);
  await expect(review).toContainText("LIMPIEZA / UNIDAD");
  await expect(review).toContainText("1 servicio × $25,00 = $25,00");
  await expectAccessible(page);
  await review.getByRole("button", { name: "Actualizar" }).click();
  await expect(review).toHaveCount(0);
  await figure(page, "$547,55");
  await figure(page, "1.000,00");
  await page.getByRole("button", { name: "Hechos de LIMPIEZA / UNIDAD" }).click();
  await expect(page.getByText("28/02/2026:")).toBeVisible();
}

async function liquidate(page: Page) {
  await page.getByRole("button", { name: "Liquidar" }).click();
  const liquidate = page.getByRole("alertdialog");
  await expect(liquidate).toContainText("1 cadena en BORRADOR pasará a COMPLETADA.");
  await expectAccessible(page);
  await liquidate.getByRole("button", { name: "Liquidar" }).click();
  await state(page, "LIQUIDADA");
  await expect(page.getByRole("region", { name: "Cadenas de custodia" })).toContainText(
    "COMPLETADA",
  );
  await expect(page.getByRole("button", { name: /Días de cobro/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Agregar línea" })).toHaveCount(0);
}

async function invoice(page: Page) {
  await page.getByRole("button", { name: "Facturar" }).click();
  const invoice = page.getByRole("dialog");
  await invoice.getByRole("textbox", { name: "Número de factura" }).fill("001-001-000000123");
  const file = invoice.getByLabel("Archivo de la factura").last();
  await file.setInputFiles({
    name: "foto.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("no es un PDF"),
  });
  await expect(invoice.getByText(/PDF/).first()).toBeVisible();
  const bytes = Buffer.from(await aPdf("Factura"));
  await file.setInputFiles({ name: "factura.pdf", mimeType: "application/pdf", buffer: bytes });
  await expect(invoice.getByRole("status")).toContainText("factura.pdf");
  await expectAccessible(page);
  await invoice.getByRole("button", { name: "Facturar" }).click();
  await state(page, "FACTURADA");
  await expect(page.getByText("001-001-000000123").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Ver Factura" })).toBeVisible();
}

async function lockAndReopen(page: Page) {
  await act(page, "Bloquear");
  await page.getByRole("alertdialog").getByRole("button", { name: "Bloquear" }).click();
  await state(page, "CERRADA");
  await page.getByRole("button", { name: "Acciones", exact: true }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Desbloquear"]);
  await page.getByRole("menuitem", { name: "Desbloquear" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Desbloquear" }).click();
  await act(page, "Reabrir");
  await page.getByRole("alertdialog").getByRole("button", { name: "Reabrir" }).click();
  await state(page, "EN EJECUCIÓN");
  await figure(page, "$547,55");
}

async function cancelAndDelete(page: Page, projectId: number) {
  await act(page, "Cancelar planilla");
  await expect(page.getByRole("alertdialog")).toContainText("quedan sin facturar");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar planilla" }).click();
  await state(page, "CANCELADA");
  await act(page, "Eliminar");
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar planilla" }).click();
  await expect(page).toHaveURL(links.projectWorksheets(projectId));
  await expect(page.getByText("Aún no hay planillas")).toBeVisible();
}

inProof(test)(
  "from what was done to a liquidated and invoiced sheet",
  async ({ page, signedInAs }) => {
    test.setTimeout(180_000);
    await signedInAs("ADMINISTRATIVO");
    const work = await aProjectAtWork();
    await createFromWhatIsUnbilled(page, work.project.id);
    await readFacts(page);
    await chargeSomeDaysOnly(page);
    await addMaterial(page);
    await doFieldWork(page, work);
    await takeInFieldWork(page);
    await liquidate(page);
    await invoice(page);
    await lockAndReopen(page);
    await cancelAndDelete(page, work.project.id);
  },
);

inProof(test)("finds a sheet among all, and what no sheet bills", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const { project } = await aProjectAtWork();
  const sheet = await aWorksheet({ projectId: project.id });
  await page.goto(`${links.worksheets}?search=${encodeURIComponent(project.location)}`);
  await expect(page.getByRole("row").filter({ hasText: sheet.seriesCode })).toContainText(
    "01/01/2026 – 31/01/2026",
  );
  await expect(page.getByRole("region", { name: "Totales" })).toContainText("Total de 1 planilla");

  await page.goto(`${links.unbilled}?search=${encodeURIComponent(project.location)}`);
  await expect(page.getByRole("row").filter({ hasText: "ALQUILER / UNIDAD" })).toHaveCount(1);
});

inProof(test)("a technician reads a sheet and changes nothing", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const { project } = await aProjectAtWork();
  const sheet = await aWorksheet({ projectId: project.id });
  await page.goto(links.worksheet(project.id, sheet.id));
  await expect(page.getByRole("heading", { level: 1, name: sheet.seriesCode })).toBeVisible();
  await expect(page.getByRole("link", { name: "Nueva cadena" })).toBeVisible();
  for (const name of ["Liquidar", "Actualizar", "Agregar línea"])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Acciones", exact: true })).toHaveCount(0);
  await page.goto(links.projectWorksheets(project.id));
  await expect(page.getByRole("link", { name: sheet.seriesCode })).toBeVisible();
  await expect(
    page.getByRole("link", { name: /planilla/i }).filter({ hasText: "Nueva" }),
  ).toHaveCount(0);
});

test("the index of a sheet stays in sight with the total, and leads to each part", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const project = await aProject();
  const sheet = await aWorksheet({ projectId: project.id });
  await page.goto(`/projects/${project.id}/work-sheets/${sheet.id}`);
  const index = page.getByRole("navigation", { name: "Partes de la planilla" });
  await index.getByRole("link", { name: "Documentos" }).click();
  await expect(page.getByRole("heading", { name: "Documentos" })).toBeInViewport();
  await expect(index).toBeInViewport({ ratio: 1 });
  const [strip, part] = await Promise.all([
    index.boundingBox(),
    page.getByRole("region", { name: "Documentos" }).boundingBox(),
  ]);
  expect(part?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
});

inProof(test)(
  "Escape gives the focus back to the button that asked",
  async ({ page, signedInAs }) => {
    const { project } = await aProjectAtWork();
    const sheet = await aWorksheet({
      projectId: project.id,
      periodStart: "2026-01-20",
      periodEnd: "2026-01-31",
    });
    await signedInAs("ADMINISTRATIVO");
    await page.goto(links.worksheet(project.id, sheet.id));
    for (const name of ["Agregar línea", "Actualizar", "Liquidar"]) {
      const button = page.getByRole("main").getByRole("button", { name, exact: true }).first();
      await button.focus();
      await page.keyboard.press("Enter");
      const asked = page.locator("[role=dialog], [role=alertdialog]");
      await expect(asked).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(asked).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    const menu = page.getByRole("button", { name: "Acciones", exact: true });
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Editar datos" }).press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
  },
);
