import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { anEquipment, aProject, aRentedUnit, aWorksheet } from "@/db/testing/factories";
import { aStoredFile } from "@/lib/files/testing";
import { links } from "@/lib/links/pages";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

test("several sheets are liquidated at once, row by row, and reopened @tablet", async ({
  page,
  signedInAs,
}) => {
  const { id: projectId } = await aProject({ location: unique("Muchas") });
  const [first, second, third] = [
    await aWorksheet({ projectId }),
    await aWorksheet({ projectId }),
    await aWorksheet({ projectId, status: "CANCELLED" }),
  ];
  await signedInAs("ADMINISTRATIVO");
  await page.goto(`/worksheets?project_id=${projectId}`);
  await page.getByRole("checkbox", { name: "Elegir todas las filas de la página" }).click();
  await page.getByRole("button", { name: "Liquidar", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Queda como está: CANCELADA")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Liquidar 2" }).click();
  await expect(dialog.getByRole("heading", { name: "2 planillas liquidadas" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Reabrirlas" }).click();
  await expect(dialog.getByRole("heading", { name: "Planillas reabiertas." })).toBeVisible();
  await dialog.getByRole("button", { name: "Listo" }).click();
  for (const { seriesCode } of [first, second])
    await expect(page.getByRole("row").filter({ hasText: seriesCode })).toContainText("EJECUCIÓN");
  await expect(page.getByRole("row").filter({ hasText: third.seriesCode })).toContainText(
    "CANCELADA",
  );
});

inProof(test)(
  "a row that changed meanwhile is left as it is, and the others go on",
  async ({ page, signedInAs, browser }) => {
    const { id: projectId } = await aProject({ location: unique("Dos manos") });
    const [stale, fresh] = [await aWorksheet({ projectId }), await aWorksheet({ projectId })];
    await signedInAs("ADMINISTRATIVO");
    await page.goto(`/worksheets?project_id=${projectId}`);
    await page.getByRole("checkbox", { name: "Elegir todas las filas de la página" }).click();
    const other = await browser.newContext({ storageState: await page.context().storageState() });
    const answer = await other.request.put("/api/workorders/sheets/update/", {
      data: { id: stale.id, observations: "otra mano" },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(200);
    await other.close();
    await page.getByRole("button", { name: "Liquidar", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Liquidar 2" }).click();
    await expect(dialog.getByRole("heading", { name: "1 planilla liquidada" })).toBeVisible();
    await expect(dialog.getByText(/El registro cambió/)).toBeVisible();
    await dialog.getByRole("button", { name: "Listo" }).click();
    await expect(page.getByRole("row").filter({ hasText: fresh.seriesCode })).toContainText(
      "LIQUIDADA",
    );
  },
);

inProof(test)(
  "units of a project change their rate and leave it together, and come back",
  async ({ page, signedInAs }) => {
    const project = await aProject({ location: unique("Varios") });
    const [first, second] = [await aRentedUnit(project), await aRentedUnit(project)];
    await signedInAs("ADMINISTRATIVO");
    await page.goto(links.projectResources(project.id));
    const all = page.getByRole("checkbox", { name: "Elegir todas las filas de la página" });
    const dialog = page.getByRole("dialog");
    await all.click();
    await page.getByRole("button", { name: "Cambiar tarifa", exact: true }).click();
    await dialog.getByLabel("Tarifa").fill("15,50");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cambiar 2" }).click();
    await expect(dialog.getByRole("heading", { name: "2 tarifas cambiadas" })).toBeVisible();
    await dialog.getByRole("button", { name: "Listo" }).click();
    await expect(page.getByText("$15,50")).toHaveCount(2);

    await all.click();
    await page.getByRole("button", { name: "Retirar", exact: true }).click();
    await dialog.getByLabel("Motivo").fill("Fin de la campaña");
    await dialog.getByRole("button", { name: "Retirar 2" }).click();
    await expect(dialog.getByRole("heading", { name: "2 recursos retirados" })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Deshacer" }).click();
    await expect(dialog.getByRole("heading", { name: "Quedaron como estaban." })).toBeVisible();
    await dialog.getByRole("button", { name: "Listo" }).click();
    for (const { unit } of [first, second])
      await expect(page.getByRole("row").filter({ hasText: unit.code })).not.toContainText(
        "Retirad",
      );
  },
);

inProof(test)(
  "free units chosen in their list are assigned to a project in one step",
  async ({ page, signedInAs }) => {
    const name = unique("Lavamanos");
    const project = await aProject({ location: unique("Para varios") });
    const [first, second] = [await anEquipment({ name }), await anEquipment({ name })];
    const rented = await anEquipment({ name, availability: "RENTADO" });
    await signedInAs("ADMINISTRATIVO");
    await page.goto(`/equipment?search=${encodeURIComponent(name)}`);
    await page.getByRole("checkbox", { name: "Elegir todas las filas de la página" }).click();
    await page.getByRole("button", { name: "Asignar", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(`Queda fuera: ${rented.code} ya está rentado.`)).toBeVisible();
    await dialog.getByRole("combobox", { name: "Proyecto" }).fill(project.location);
    await page.getByRole("option", { name: project.location }).click();
    await expectAccessible(page);
    await dialog.getByRole("link", { name: "Continuar con 2" }).click();
    await expect(page.getByText("2 recursos elegidos")).toBeVisible();
    await page.getByLabel("para todos").fill("14,50");
    await page.getByRole("button", { name: "Aplicar a todos" }).click();
    await page.getByRole("button", { name: "Asignar", exact: true }).click();
    await expect(page.getByText("$14,50")).toHaveCount(2);
    for (const { code } of [first, second]) await expect(page.getByText(code)).toBeVisible();
  },
);

inProof(test)("the files of chosen sheets come as one ZIP", async ({ page, signedInAs }) => {
  const { id: projectId } = await aProject({ location: unique("Con archivos") });
  const sheets = [await aWorksheet({ projectId }), await aWorksheet({ projectId })];
  for (const { id } of sheets)
    await aStoredFile(
      { model: "sheet_project", objectId: id, field: "sheet_project_file" },
      "Planilla firmada",
    );
  await signedInAs("ADMINISTRATIVO");
  await page.goto(`/worksheets?project_id=${projectId}`);
  await page.getByRole("checkbox", { name: "Elegir todas las filas de la página" }).click();
  const begun = page.waitForEvent("download");
  await page.getByRole("link", { name: "Archivos (ZIP)" }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/^documentos-.*\.zip$/);
  const names = Object.keys(unzipSync(readFileSync(await download.path())));
  expect(names).toHaveLength(2);
  for (const { seriesCode } of sheets)
    expect(names.filter((name) => name.includes(seriesCode))).toHaveLength(1);
});
