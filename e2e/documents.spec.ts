import type { Locator, Page } from "@playwright/test";
import {
  aCustodyChain,
  anEquipment,
  aProject,
  aStaffMember,
  aVehicle,
  aVehiclePass,
  aWorksheet,
} from "@/db/testing/factories";
import { anImage, aPdf } from "@/db/testing/sample-files";
import { aStoredFile } from "@/lib/files/testing";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { toast } from "./story";
import { unique } from "./unique";

type Bytes = Uint8Array<ArrayBuffer>;

const pdf = (name: string, buffer: Bytes) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(buffer),
});

/** Drags a file from outside the browser over an element, and drops it. */
async function drop(target: Locator, name: string, bytes: Bytes) {
  const transfer = await target.page().evaluateHandle(
    ({ name, text }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: "application/pdf" }));
      return transfer;
    },
    { name, text: Buffer.from(bytes).toString("base64") },
  );
  await target.dispatchEvent("dragenter", { dataTransfer: transfer });
  await expect(target.getByText(/^Suelte para/)).toBeVisible();
  await target.dispatchEvent("drop", { dataTransfer: transfer });
}

const item = (page: Page, name: string | RegExp) => page.getByRole("treeitem", { name });

async function aDossier(sheet: Parameters<typeof aWorksheet>[0] = {}) {
  const project = await aProject();
  const worksheet = await aWorksheet({ projectId: project.id, ...sheet });
  const chain = await aCustodyChain({ worksheetId: worksheet.id });
  return { project, worksheet, chain };
}

const sheetFile = (worksheet: { id: number }, field: string) => ({
  model: "sheet_project" as const,
  objectId: worksheet.id,
  field,
});

test("a file is uploaded, seen, replaced and deleted in the tree, whose counters follow", {
  tag: "@tablet",
}, async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const { project, worksheet, chain } = await aDossier();
  await page.goto(`/documents?search=${worksheet.seriesCode}`);
  await expect(item(page, `Proyecto ${project.id} -`)).toContainText("0 de 5");

  const slot = item(page, /^Planilla firmada/);
  await slot
    .getByLabel("Archivo de Planilla firmada")
    .setInputFiles(pdf("firmada.pdf", await aPdf("Hoja uno", "Hoja dos")));
  await expect(slot).toContainText("firmada.pdf");
  await expect(item(page, `Proyecto ${project.id} -`)).toContainText("1 de 5");
  await expect(item(page, `Planilla ${worksheet.seriesCode}`)).toContainText("1 de 5");

  await slot.click();
  const shown = page.getByRole("region", { name: "firmada.pdf" });
  await expect(shown.getByText("Hoja uno")).toBeAttached();
  await page.getByRole("button", { name: "Página siguiente" }).click();
  await expect(shown.getByText("Hoja dos")).toBeAttached();
  await page.getByRole("button", { name: "Ampliar" }).click();
  await page.getByRole("button", { name: "Girar" }).click();
  await expect(page.getByText("125 %")).toBeVisible();
  await expectAccessible(page);

  const panel = page.getByRole("group", { name: "Planilla firmada" });
  await panel
    .getByLabel("Archivo de Planilla firmada")
    .setInputFiles(pdf("mejor.pdf", await aPdf("Otra hoja")));
  await page.getByRole("alertdialog").getByRole("button", { name: "Reemplazar" }).click();
  await expect(panel).toContainText("mejor.pdf");
  await expect(
    page.getByRole("region", { name: "mejor.pdf" }).getByText("Otra hoja"),
  ).toBeAttached();

  await panel.getByRole("button", { name: "Eliminar Planilla firmada" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await toast(page, "Archivo eliminado.");
  await expect(item(page, `Proyecto ${project.id} -`)).toContainText("0 de 5");
  await expect(item(page, `CDC ${chain.consecutive}`)).toContainText("0 de 1");
});

test("a file dropped on a row lands there, and only where it fits", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const truck = await aVehicle();
  await page.goto(`/documents?kind=vehicle&search=${truck.plate}`);
  const policy = item(page, /^Póliza/);
  await drop(policy, "poliza.pdf", await aPdf());
  await expect(policy).toContainText("poliza.pdf");
  const photo = item(page, /^Fotografía/);
  await drop(photo, "poliza.pdf", await aPdf());
  await expect(photo.getByRole("alert")).toContainText("Este campo recibe una imagen");
  await expect(photo).toContainText("Sin archivo");
});

test.describe("a file that is not what it says", () => {
  test.use({ expectedErrors: [/415/] });

  inProof(test)("is refused on its row", async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const truck = await aVehicle();
    await page.goto(`/vehicles/${truck.id}`);
    const policy = page.getByRole("group", { name: "Póliza" });
    await policy.getByLabel("Archivo de Póliza").setInputFiles({
      name: "poliza.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("<html><script>alert(1)</script></html>"),
    });
    await expect(policy.getByRole("alert")).toContainText("no es un PDF");
    await expect(policy).toContainText("Sin archivo");
    await expectAccessible(page);
  });
});

test("an upload shows that it goes on, and can be cancelled", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const truck = await aVehicle();
  await page.route("**/api/load_files/", () => undefined);
  await page.goto(`/vehicles/${truck.id}`);
  const policy = page.getByRole("group", { name: "Póliza" });
  await policy.getByLabel("Archivo de Póliza").setInputFiles(pdf("poliza.pdf", await aPdf()));
  await expect(policy.getByRole("progressbar", { name: "Subiendo Póliza" })).toBeVisible();
  await expect(policy.getByRole("button", { name: "Subir Póliza" })).toHaveCount(0);
  await expectAccessible(page);
  await policy.getByRole("button", { name: "Cancelar" }).click();
  await expect(policy.getByRole("button", { name: "Subir Póliza" })).toBeVisible();
  await expect(policy).toContainText("Sin archivo");
  await expect(policy.getByRole("alert")).toHaveCount(0);
});

test("the tree is walked by keyboard", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const { project, worksheet } = await aDossier();
  await page.goto(`/projects/${project.id}/documents`);
  const sheet = item(page, `Planilla ${worksheet.seriesCode}`);
  await sheet.focus();
  await page.keyboard.press("ArrowRight");
  await expect(sheet).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowRight");
  await expect(item(page, /^Planilla firmada/)).toBeFocused();
  await page.keyboard.press("End");
  await expect(item(page, /^CDC /)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(sheet).toHaveAttribute("aria-expanded", "false");
});

inProof(test)(
  "what lacks a file is filtered, and the address keeps it",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const { project, worksheet } = await aDossier();
    await aStoredFile(sheetFile(worksheet, "invoice_file"), "Factura");
    await page.goto(`/projects/${project.id}/documents?state=loaded`);
    await item(page, `Planilla ${worksheet.seriesCode}`).click();
    await expect(item(page, /^Factura/)).toBeVisible();
    await expect(item(page, /^Análisis de laboratorio/)).toHaveCount(0);
    await page.getByRole("radio", { name: "Sin archivo" }).click();
    await expect(page).toHaveURL(/state=missing/);
    await expect(item(page, /^Análisis de laboratorio/)).toBeVisible();
    await expect(item(page, /^Factura/)).toHaveCount(0);
  },
);

inProof(test)(
  "a closed work sheet keeps its files, and takes what it lacks",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const { project, worksheet } = await aDossier({ status: "INVOICED", isClosed: true });
    await aStoredFile(sheetFile(worksheet, "invoice_file"), "Factura 1");
    await page.goto(`/projects/${project.id}/work-sheets/${worksheet.id}`);
    const invoice = page.getByRole("group", { name: "Factura" });
    await expect(invoice.getByRole("button", { name: "Ver Factura" })).toBeVisible();
    await expect(invoice.getByRole("button", { name: /Reemplazar|Eliminar/ })).toHaveCount(0);
    const analysis = page.getByRole("group", { name: "Análisis de laboratorio" });
    await analysis
      .getByLabel("Archivo de Análisis de laboratorio")
      .setInputFiles(pdf("laboratorio.pdf", await aPdf()));
    await expect(analysis).toContainText("laboratorio.pdf");
    await expect(analysis.getByRole("button", { name: /Reemplazar|Eliminar/ })).toHaveCount(0);
  },
);

inProof(test)("the invoice makes its work sheet invoiced", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const { project, worksheet } = await aDossier({ status: "LIQUIDATED" });
  await page.goto(`/projects/${project.id}/work-sheets/${worksheet.id}`);
  await page
    .getByRole("group", { name: "Factura" })
    .getByLabel("Archivo de Factura")
    .setInputFiles(pdf("factura.pdf", await aPdf()));
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText("FACTURADA");
  await asked.getByRole("textbox", { name: "Número de factura" }).fill("001-001-000000123");
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Subir" }).click();
  await expect(page.getByText("FACTURADA").first()).toBeVisible();
  await expect(page.getByText("001-001-000000123").first()).toBeVisible();
});

inProof(test)(
  "a technician fills what is empty and changes nothing else",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const truck = await aVehicle();
    const pass = await aVehiclePass({ vehicleId: truck.id });
    await aStoredFile({ model: "vehicle", objectId: truck.id, field: "poliza_file" }, "Póliza");
    await page.goto(`/vehicles/${truck.id}`);
    const policy = page.getByRole("group", { name: "Póliza" });
    await expect(policy.getByRole("link", { name: "Descargar Póliza" })).toBeVisible();
    await expect(policy.getByRole("button", { name: /Reemplazar|Eliminar/ })).toHaveCount(0);
    const passes = page.getByRole("region", { name: "Pases de bloque" });
    await passes.getByLabel(/^Archivo de pase/).setInputFiles(pdf("pase.pdf", await aPdf()));
    await expect(passes.getByRole("button", { name: /^Ver archivo de pase/ })).toBeVisible();
    await expect(passes.getByRole("button", { name: /Reemplazar|Eliminar/ })).toHaveCount(0);
    await passes.getByRole("button", { name: /^Ver archivo de pase/ }).click();
    await expect(page.getByRole("dialog").getByText("Hoja firmada")).toBeAttached();
    await expectAccessible(page);
    expect(pass.vehicleId).toBe(truck.id);
  },
);

inProof(test)("a picture of a unit shows on its card", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const unit = await anEquipment();
  await page.goto(`/equipment/${unit.id}`);
  await page.getByLabel("Archivo de Fotografía", { exact: true }).setInputFiles({
    name: "bateria.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from(await anImage("jpeg")),
  });
  await expect(page.getByRole("img", { name: "Fotografía", exact: true })).toBeVisible();
  await expectAccessible(page);
});

inProof(test)(
  "a unit out of service for good takes no picture, in the tree nor on its card",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const unit = await anEquipment({ availability: "RETIRADO", retirementReason: "Dado de baja" });
    await page.goto(`/documents?kind=resource_item&search=${unit.code}`);
    const photo = item(page, /^Fotografía/);
    await photo.click();
    await expect(photo).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("button", { name: /^Subir/ })).toHaveCount(0);
    await page.goto(`/equipment/${unit.id}`);
    await expect(page.getByRole("group", { name: "Segunda fotografía" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Subir/ })).toHaveCount(0);
  },
);

inProof(test)("an administrator restores what was deleted", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const person = await aStaffMember({ lastName: unique("Tapia") });
  await aStoredFile({ model: "technical", objectId: person.id, field: "dni_file" }, "Cédula");
  await page.goto(`/staff/${person.id}`);
  const slot = page.getByRole("group", { name: "Cédula" });
  await slot.getByRole("button", { name: "Eliminar Cédula" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(slot).toContainText("Sin archivo");

  await page.goto("/documents");
  await page.getByRole("link", { name: "Archivos eliminados" }).click();
  const row = page.getByRole("row").filter({ hasText: person.lastName });
  await expect(row).toContainText("30 días");
  await expectAccessible(page);
  await row.getByRole("button", { name: /^Restaurar/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restaurar" }).click();
  await toast(page, "Archivo restaurado.");
  await page.goto(`/staff/${person.id}`);
  await expect(slot.getByRole("button", { name: "Ver Cédula" })).toBeVisible();
});
