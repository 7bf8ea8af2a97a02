import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  aProject,
  aStaffMember,
  aStaffPass,
  aVehicle,
  aVehicleCertification,
  aVehiclePass,
} from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

const until = "2031-12-31";

const papers = {
  licenseUntil: until,
  defensiveDrivingUntil: until,
  maeUntil: until,
  medicalUntil: until,
  questUntil: until,
};

/** One surname: one for the whole job in block 16, one until 15/03/2031, one without the pass. */
async function aCrew() {
  const word = unique("Cuadrilla");
  const fit = await aStaffMember({ lastName: word, firstName: "Apta", ...papers });
  await aStaffPass({ staffId: fit.id, block: "BLOCK_16", expiresOn: "2031-03-20" });
  const late = { ...papers, maeUntil: "2031-03-15" };
  const leaving = await aStaffMember({ lastName: word, firstName: "Corta", ...late });
  await aStaffPass({ staffId: leaving.id, block: "BLOCK_16", expiresOn: until });
  const stranger = await aStaffMember({ lastName: word, firstName: "Ajena", ...papers });
  await aStaffPass({ staffId: stranger.id, block: "BLOCK_01", expiresOn: until });
  return { word, fit };
}

async function askFor(page: Page, from: string, to: string, block: string) {
  const job = page.getByRole("region", { name: "Trabajo" });
  await job.getByRole("textbox", { name: "Trabajo desde" }).fill(from);
  await expect(page).toHaveURL(/job_from=/);
  await job.getByRole("textbox", { name: "Trabajo hasta" }).fill(to);
  await expect(page).toHaveURL(/job_to=2031-03-20/);
  await job.getByRole("combobox", { name: "Bloque" }).selectOption(block);
  await expect(page).toHaveURL(/block=BLOCK_16/);
}

inProof(test)(
  "tells who may go to a job, who only for a while and who not",
  { tag: "@tablet" },
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const { word, fit } = await aCrew();
    await page.goto(`/compliance?search=${word}`);
    await askFor(page, "01/03/2031", "20/03/2031", "BLOCK_16");
    const rows = page.getByRole("row").filter({ hasText: word });
    await expect(page.getByText("1 de 3")).toBeVisible();
    await expect(page.getByText("apto los 20 días")).toBeVisible();
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(0)).toContainText("No apto");
    await expect(rows.nth(0)).toContainText("Pase BLOCK 16");
    await expect(rows.nth(0)).toContainText("Falta");
    await expect(rows.nth(1)).toContainText("Apto hasta el 15/03/2031");
    await expect(rows.nth(1)).toContainText("Vence durante");
    await expect(rows.nth(2)).toContainText("Apto para todo el trabajo");
    await expect(page.getByRole("columnheader", { name: /^Pase BLOCK 16/ })).toContainText(
      "1 no cumple",
    );
    await expect(page.getByRole("columnheader", { name: /^Quest/ })).toContainText("Todos cumplen");
    await page.getByRole("region", { name: "Técnicos" }).evaluate((table) => {
      table.scrollLeft = table.scrollWidth;
    });
    await rows.nth(2).getByRole("link", { name: word }).click({ trial: true });

    await page.getByRole("button", { name: "No cumple" }).click();
    await page.getByRole("radio", { name: "Certificado MAE" }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Corta");
    await page.getByRole("button", { name: "Quitar filtro" }).click();
    await expect(rows).toHaveCount(3);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Resultado" }).click();
    await page.getByRole("radio", { name: "Solo aptos" }).click();
    await expect(rows).toHaveCount(1);
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Trabajo desde" })).toHaveValue("01/03/2031");
    await expect(rows).toHaveCount(1);
    await rows.getByRole("link", { name: "Vigente hasta 20/03/2031" }).click();
    await expect(page).toHaveURL(`/staff/${fit.id}`);
  },
);

inProof(test)("the last day stays after the first", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  await page.goto("/compliance?job_from=2031-03-10&job_to=2031-03-20");
  const last = page.getByRole("textbox", { name: "Trabajo hasta" });
  await last.fill("09/03/2031");
  await expect(page.getByText("No puede ser anterior al primer día.")).toBeVisible();
  await expectAccessible(page);
  await last.fill("20/03/2031");
  await page.getByRole("textbox", { name: "Trabajo desde" }).fill("01/04/2031");
  await expect(last).toHaveValue("11/04/2031");
});

inProof(test)(
  "the job goes along to the vehicles, and the file says what the screen says",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const brand = unique("Marca");
    const truck = await aVehicle({ brand, mtopUntil: "2031-03-05" });
    await aVehiclePass({ vehicleId: truck.id, block: "BLOCK_16", expiresOn: "2031-02-28" });
    await aVehicleCertification({ vehicleId: truck.id, endDate: until });
    await page.goto("/compliance?job_from=2031-03-01&job_to=2031-03-20&block=BLOCK_16");
    await page.getByRole("link", { name: "Vehículos", exact: true }).last().click();
    await expect(page).toHaveURL(/compliance\/vehicles\?.*block=BLOCK_16/);
    await page.getByRole("textbox", { name: "Buscar por placa, marca o modelo" }).fill(brand);
    await expect(page).toHaveURL(/search=/);
    const row = page.getByRole("row").filter({ hasText: truck.plate });
    await expect(page.getByText("1–1 de 1")).toBeVisible();
    await expect(row).toContainText("Vencido al inicio");

    await page.getByRole("button", { name: "Exportar" }).click();
    const [csv] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Texto (CSV)" }).click(),
    ]);
    expect(csv.suggestedFilename()).toBe("cumplimiento-de-vehiculos.csv");
    const lines = (await readFile(await csv.path(), "utf8")).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(
      `${truck.plate},Vacuum ${brand},01/03/2031,20/03/2031,BLOCK 16,No apto,`,
    );
    expect(lines[1]).toContain("Vencido al inicio 28/02/2031");
    expect(lines[1]).toContain("Vence durante 05/03/2031");
  },
);

inProof(test)("a project asks who may go to it", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const project = await aProject({
    startDate: "2031-03-01",
    endDate: "2031-04-30",
    block: "Bloque 16",
  });
  await page.goto(`/projects/${project.id}/resources`);
  await page.getByRole("link", { name: "¿Quién puede ir?" }).click();
  await expect(page.getByRole("textbox", { name: "Trabajo desde" })).toHaveValue("01/03/2031");
  await expect(page.getByRole("textbox", { name: "Trabajo hasta" })).toHaveValue("30/04/2031");
  await expect(page.getByRole("combobox", { name: "Bloque" })).toHaveValue("BLOCK_16");
});

inProof(test)(
  "an unknown block clears nobody, and the project's form chooses from the known ones",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const project = await aProject({ block: "Bloque 60" });
    await page.goto(`/projects/${project.id}/resources`);
    await expect(page.getByText("Desconocido")).toBeVisible();
    await page.getByRole("link", { name: "¿Quién puede ir?" }).click();
    await expect(page.getByText("Bloque desconocido: no se puede decir quién va.")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Bloque" })).toHaveValue("Bloque 60");
    await expect(page.getByText(/apto/i)).toHaveCount(0);
    await expectAccessible(page);

    await page.goto(`/projects/${project.id}/edit`);
    const block = page.getByRole("combobox", { name: "Bloque" });
    await expect(block).toHaveValue("Bloque 60");
    await expect(page.getByText("Bloque desconocido: no se puede decir quién va.")).toBeVisible();
    await block.selectOption("BLOCK 16");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page.getByText("Proyecto actualizado.")).toBeVisible();
    await page.goto(`/projects/${project.id}/resources`);
    await expect(page.getByText("BLOCK 16")).toBeVisible();
    await expect(page.getByText("Desconocido")).toHaveCount(0);
  },
);
