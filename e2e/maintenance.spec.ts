import { aMaintenanceSheet, aProject, aRentedUnit } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { fromMenu } from "./story";
import { unique } from "./unique";

inProof(test)(
  "a corrective sheet is written, completed and approved",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const project = await aProject({ location: unique("Taladro") });
    const { unit } = await aRentedUnit(project);
    await page.goto(`/projects/${project.id}/maintenance`);
    await page.getByRole("link", { name: "Nueva hoja" }).click();
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });

    await page.getByRole("combobox", { name: "Equipo" }).click();
    await page.getByRole("option", { name: unit.code }).click();
    await page.getByRole("radio", { name: "CORRECTIVO" }).click();
    await page.getByRole("button", { name: "Crear hoja" }).click();
    await expect(page.getByText("necesita la descripción de la falla")).toBeVisible();
    await expectAccessible(page);
    await field("Descripción de la falla").fill("Bomba quemada");
    await field("Días").fill("2.5");
    await field("Tarifa diaria").fill("40");
    await field("Logística").fill("15.25");
    await field("Repuestos").fill("10");
    await expect(page.getByRole("status").filter({ hasText: "$125,25" })).toBeVisible();

    await page.reload();
    await expect(page.getByText("Se recuperó lo que no se había guardado")).toBeVisible();
    await expect(field("Descripción de la falla")).toHaveValue("Bomba quemada");
    await page.getByRole("checkbox", { name: "Escribir otro total" }).click();
    await field("Costo total acordado").fill("120");
    await page.getByRole("button", { name: "Crear hoja" }).click();

    const paper = page.getByRole("article", { name: "Hoja de mantenimiento" });
    await expect(paper).toContainText("$120,00");
    await expect(paper).toContainText("calculado $125,25");
    const dialog = page.getByRole("alertdialog");
    await page.getByRole("button", { name: "Completar" }).click();
    await dialog.getByRole("button", { name: "Completar" }).click();
    await expect(page.getByText("COMPLETADA", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Aprobar" }).click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Aprobar" }).click();
    await expect(page.getByText("APROBADA", { exact: true })).toBeVisible();
    await expect(paper).toContainText(/Aprobada el \d\d\/\d\d\/\d{4}/);

    await page.goto(`/projects/${project.id}/maintenance?type=CORRECTIVO`);
    await expect(page.getByRole("link", { name: /^MNT-/ })).toBeVisible();
  },
);

inProof(test)(
  "a sheet is begun at the unit's card, with its project",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const project = await aProject({ location: unique("Taladro") });
    const { unit } = await aRentedUnit(project);
    await page.goto(`/equipment/${unit.id}`);
    await page.getByRole("link", { name: "Hoja de mantenimiento" }).click();
    await expect(page.getByRole("combobox", { name: "Equipo" })).toHaveValue(unit.code);
    await expect(page.getByRole("combobox", { name: "Proyecto" })).toHaveValue(project.location);
    await page.getByRole("button", { name: "Crear hoja" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "Hoja de mantenimiento MNT",
    );
  },
);

inProof(test)("a technician completes but does not approve", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const sheet = await aMaintenanceSheet({ sheetNumber: unique("MNT").replace(" ", "-") });
  await page.goto(`/maintenance/${sheet.id}`);
  await page.getByRole("button", { name: "Completar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Completar" }).click();
  await expect(page.getByText("COMPLETADA", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Aprobar" })).toHaveCount(0);
  await page.getByRole("button", { name: "Más acciones" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Volver a EN PROGRESO"]);

  const approved = await aMaintenanceSheet({
    sheetNumber: unique("MNT").replace(" ", "-"),
    status: "APPROVED",
  });
  await page.goto(`/maintenance/${approved.id}`);
  await expect(page.getByRole("link", { name: "Editar" })).toHaveCount(0);
});

inProof(test)("a sheet is removed after saying what it affects", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const sheet = await aMaintenanceSheet({ sheetNumber: unique("MNT").replace(" ", "-") });
  await page.goto(`/maintenance?search=${sheet.sheetNumber}`);
  await page.getByRole("link", { name: sheet.sheetNumber }).click();
  await fromMenu(page, "Eliminar");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("deja de cobrarla");
  await dialog.getByRole("button", { name: "Eliminar hoja" }).click();
  await expect(page.getByText("Hoja de mantenimiento eliminada.")).toBeVisible();
  await expect(page).toHaveURL("/maintenance");
});
