import { readFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import {
  aCustodyChain,
  anEquipment,
  aReservation,
  aStaffMember,
  aVehicle,
  aWorksheet,
  aWorksheetLine,
} from "@/db/testing/factories";
import { anImage, aPdf } from "@/db/testing/sample-files";
import { aStoredFile } from "@/lib/files/testing";
import { memberAt } from "@/lib/kernel/testing";
import { links } from "@/lib/links/pages";
import { pagesIn } from "@/lib/pdf/testing";
import { issueCertificate } from "@/lib/worksheets/issue-certificate";
import { inProof, isProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { toast } from "./story";

async function downloaded(page: Page, ask: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), ask()]);
  const pages = await pagesIn(new Uint8Array(await readFile(await download.path())));
  return { name: download.suggestedFilename(), words: pages.map(({ words }) => words) };
}

/** The window is the same for all documents: `judged` with one of them. */
async function look(page: Page, button: string, says: string, judged = false) {
  await page.getByRole("button", { name: button, exact: true }).click();
  const shown = page.getByRole("dialog");
  await expect(shown.locator(".textLayer").getByText(says).first()).toBeAttached();
  if (judged || isProof) await expectAccessible(page);
  const saved = await downloaded(page, () =>
    shown.getByRole("link", { name: "Descargar" }).click(),
  );
  expect(saved.words.join()).toContain(says);
  await page.keyboard.press("Escape");
  await expect(shown).toHaveCount(0);
  return saved;
}

/** pdf.js says so in the console when it is told to stop too soon: the page's listener hears it. */
async function closeWhileOpening(page: Page, button: string, address: string) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const hold = async (route: Route) => {
    await answered;
    await route.continue();
  };
  await page.route(address, hold, { times: 1 });
  const asked = page.waitForRequest(address);
  await page.getByRole("button", { name: button, exact: true }).click();
  await asked;
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  answer();
}

async function aDossier() {
  const sheet = await aWorksheet({ status: "LIQUIDATED" });
  await aWorksheetLine({ worksheetId: sheet.id, description: "Alquiler de lavamanos" });
  const chain = await aCustodyChain({ worksheetId: sheet.id, status: "COMPLETED" });
  await issueCertificate(await memberAt(new Date()), sheet);
  await aStoredFile(
    { model: "sheet_project", objectId: sheet.id, field: "invoice_file" },
    "Factura 77",
  );
  return { sheet, chain, address: `/projects/${sheet.projectId}/work-sheets/${sheet.id}` };
}

inProof(test)(
  "a work sheet and its certificate are looked at and saved",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const { sheet, address } = await aDossier();
    await page.goto(address);
    const planilla = await look(page, "Ver planilla", "Alquiler de lavamanos", true);
    expect(planilla.name).toBe(`${sheet.seriesCode}.pdf`);
    const certificate = await look(page, "Ver certificado", "CERTIFICADO DE DISPOSICIÓN FINAL");
    expect(certificate.name).toMatch(/CDF-\d{4}-\d{4}\.pdf$/);
  },
);

inProof(test)(
  "a document that is closed while it opens leaves no complaint",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const unit = await anEquipment();
    await page.goto(`/equipment/${unit.id}`);
    await closeWhileOpening(page, "Reporte", `**${links.print.equipment(unit.id)}`);
    await look(page, "Reporte", "REPORTE DE EQUIPO");
  },
);

inProof(test)(
  "a unit, a vehicle and a technician have their documents",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const [unit, truck, person] = [await anEquipment(), await aVehicle(), await aStaffMember()];
    await page.goto(`/equipment/${unit.id}`);
    await look(page, "Reporte", "REPORTE DE EQUIPO");
    await look(page, "Inspección", unit.code);
    await look(page, "Lista en blanco", "Dispensador de jabón");
    await page.goto(`/vehicles/${truck.id}`);
    await look(page, "Ver reporte", "REPORTE DE VEHÍCULO");
    await page.goto(`/staff/${person.id}`);
    await look(page, "Ver reporte", "REPORTE DE TÉCNICO");
    await look(page, "Ver inmunización", "REGISTRO DE INMUNIZACIÓN");
  },
);

inProof(test)(
  "a reservation has its quote, which is not for technicians",
  async ({ page, signedInAs }) => {
    const { id, code } = await aReservation({ line: { cost: "12.50" } });
    await signedInAs("TECNICO");
    await page.goto(links.reservation(id));
    await expect(page.getByRole("heading", { level: 1, name: `Reserva ${code}` })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cotización" })).toHaveCount(0);
    await signedInAs("ADMINISTRATIVO");
    await page.goto(links.reservation(id));
    const { name } = await look(page, "Cotización", "Alquiler de Lavamanos");
    expect(name).toBe(`Cotización ${code}.pdf`);
  },
);

inProof(test)("the documents of a work sheet come as one", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const { sheet, chain, address } = await aDossier();
  await page.goto(address);
  const { name, words } = await downloaded(page, () =>
    page.getByRole("button", { name: "Unir documentos" }).click(),
  );
  await toast(page, "Documentos unidos.");
  expect(name).toBe(`${sheet.seriesCode}-expediente.pdf`);
  expect(words).toHaveLength(4);
  expect(words[2]).toBe("Factura 77");
  expect(words[3]).toContain(chain.consecutive);
});

test.describe("a part that cannot be read", () => {
  test.use({ expectedErrors: [/400/] });

  inProof(test)("is named, and left out when somebody says so", async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const { chain, address } = await aDossier();
    const torn = (await aPdf("Firmada")).subarray(0, 200);
    await aStoredFile(
      { model: "custody_chain", objectId: chain.id, field: "custody_chain_file" },
      torn,
    );
    await page.goto(address);
    await page.getByRole("button", { name: "Unir documentos" }).click();
    const asked = page.getByRole("alertdialog");
    await expect(asked).toContainText(`CDC ${chain.consecutive}`);
    await expectAccessible(page);
    const { words } = await downloaded(page, () =>
      asked.getByRole("button", { name: "Unir sin lo que falla" }).click(),
    );
    expect(words[0]).toContain("DOCUMENTOS QUE FALTAN");
    expect(words[0]).toContain(`CDC ${chain.consecutive}`);
    expect(words.at(-1)).toBe("Factura 77");
  });
});

inProof(test)(
  "everybody gives himself a picture and takes it away",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    await page.goto("/profile");
    await page.getByLabel("Archivo de fotografía").setInputFiles({
      name: "yo.png",
      mimeType: "image/png",
      buffer: Buffer.from(await anImage("png")),
    });
    await toast(page, "Imagen guardada.");
    const change = page.getByRole("button", { name: "Cambiar fotografía" });
    await expect(change).toBeVisible();
    await page.getByRole("button", { name: "Quitar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Quitar" }).click();
    await toast(page, "Imagen quitada.");
    await expect(page.getByRole("button", { name: "Subir fotografía" })).toBeVisible();
  },
);
