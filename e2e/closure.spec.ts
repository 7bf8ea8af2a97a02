import { aProject, aRentedUnit, aWorksheet } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { fromMenu } from "./story";
import { unique } from "./unique";

inProof(test)("a work sheet in progress stops the closure", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const project = await aProject({ location: unique("Con planilla") });
  await aRentedUnit(project);
  const sheet = await aWorksheet({ projectId: project.id });
  await page.goto(`/projects/${project.id}`);
  await fromMenu(page, "Cerrar proyecto");
  const dialog = page.getByRole("dialog", { name: "Cerrar proyecto" });
  await expect(dialog.getByRole("region", { name: "Impiden el cierre" })).toContainText(
    sheet.seriesCode,
  );
  await expect(dialog.getByRole("region", { name: "Revise antes de cerrar" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cerrar definitivamente" })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Más acciones" })).toBeFocused();
});

inProof(test)("a technician sees the project and cannot close it", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const project = await aProject({ location: unique("De lectura") });
  await page.goto(`/projects/${project.id}/resources`);
  await expect(page.getByRole("heading", { level: 1, name: project.location })).toBeVisible();
  await expect(page.getByRole("button", { name: "Más acciones" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Asignar" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Historial" })).toHaveCount(0);
});
