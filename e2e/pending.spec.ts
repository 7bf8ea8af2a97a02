import type { Page } from "@playwright/test";
import * as make from "@/db/testing/factories";
import { addDays, dayOf } from "@/lib/values/dates";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { fromMenu } from "./story";
import { unique } from "./unique";

const today = dayOf(new Date(), "America/Guayaquil");

/** Something of every kind is pending. */
async function aProjectWithPendingWork() {
  const project = await make.aProject({ location: unique("A medias") });
  await make.aRentedUnit(project, { startDate: addDays(today, -20), endDate: addDays(today, -11) });
  await make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    kind: "SERVICIO",
    startDate: addDays(today, -27),
  });
  const sheet = await make.aWorksheet({
    projectId: project.id,
    periodStart: addDays(today, -15),
    periodEnd: addDays(today, -1),
  });
  await make.aCustodyChain({ worksheetId: sheet.id, date: addDays(today, -5), status: "DRAFT" });
  return { project, sheet };
}

const summaryIn = (page: Page, role: "dialog" | "alertdialog") =>
  page.getByRole(role).getByRole("region", { name: "Queda pendiente" });

const shot = (page: Page, name: string) =>
  process.env.SHOTS
    ? page.screenshot({ path: `${process.env.SHOTS}/${name}-${page.viewportSize()?.width}.png` })
    : null;

inProof(test)(
  "the closing dialog says what is pending, each with the way to exactly that",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const { project } = await aProjectWithPendingWork();
    await page.goto(`/projects/${project.id}`);
    await fromMenu(page, "Cerrar proyecto");
    const summary = summaryIn(page, "dialog");
    await expect(summary).toContainText("1 concepto hecho y no facturado");
    await expect(summary).toContainText("$100,00");
    await expect(summary.getByRole("listitem")).toHaveCount(6);
    await expectAccessible(page);
    await shot(page, "closing");
    await summary.getByRole("link", { name: "27 visitas pasadas sin registrar" }).click();
    await expect(page.getByRole("region", { name: "Visitas sin registrar" })).toBeVisible();
    await expect(page.getByText("1–25 de 27")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await shot(page, "pending");
  },
);

inProof(test)(
  "the liquidation dialog says what the sheet's period leaves undone, and stops nothing",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const { project, sheet } = await aProjectWithPendingWork();
    await page.goto(`/projects/${project.id}/work-sheets/${sheet.id}`);
    await page.getByRole("button", { name: "Liquidar" }).click();
    const summary = summaryIn(page, "alertdialog");
    await expect(summary).toContainText("15 visitas pasadas sin registrar");
    await expect(summary).toContainText("$50,00");
    await expect(summary.getByRole("link", { name: /4 documentos sin archivo/ })).toHaveAttribute(
      "href",
      `/projects/${project.id}/pending?kind=documents_missing&sheet=${sheet.id}`,
    );
    await expectAccessible(page);
    await shot(page, "liquidating");
    await page.getByRole("alertdialog").getByRole("button", { name: "Liquidar" }).click();
    await expect(page.getByText("Planilla liquidada.")).toBeVisible();
  },
);

/** Ten days were done and not billed; a sheet can hold five of them. */
async function aClosedProject() {
  const project = await make.aProject({ isClosed: true, location: unique("Cerrado") });
  await make.aRentedUnit(project, { startDate: addDays(today, -20), endDate: addDays(today, -11) });
  const sheet = await make.aWorksheet({
    projectId: project.id,
    status: "LIQUIDATED",
    periodStart: addDays(today, -15),
    periodEnd: addDays(today, -1),
  });
  return { project, sheet };
}

inProof(test)(
  "days of a closed project that will not be billed are written off, on record",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const { project } = await aClosedProject();
    await page.goto(`/unbilled?project_id=${project.id}`);
    await expect(page.getByText("Proyecto cerrado")).toBeVisible();
    await page.getByRole("button", { name: /^Resolver/ }).click();
    await shot(page, "unbilled-closed");
    await page.getByRole("menuitem", { name: "No cobrar…" }).click();
    const dialog = page.getByRole("dialog", { name: "No cobrar estos días" });
    await expect(dialog).toContainText("10 días × $10,00 = $100,00");
    await dialog.getByRole("button", { name: "No cobrar" }).click();
    await expect(dialog).toContainText("Este campo es obligatorio.");
    await dialog.getByLabel("Motivo").fill("Acta de cierre con el cliente");
    await expectAccessible(page);
    await shot(page, "write-off");
    await dialog.getByRole("button", { name: "No cobrar" }).click();
    await expect(page.getByText("Los días ya no se cobrarán.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Resolver/ })).toHaveCount(0);

    await page.goto(`/unbilled/write-offs?projectId=${project.id}`);
    const record = page.getByRole("region", { name: "No se cobrará" });
    await expect(record).toContainText("Acta de cierre con el cliente");
    await expect(record).toContainText("$100,00");
    await expectAccessible(page);
    await shot(page, "write-offs");
    await page.goto(`/projects/${project.id}/work-sheets`);
    await expect(page.getByRole("link", { name: "1 renuncia de cobro" })).toBeVisible();
  },
);

inProof(test)(
  "a sheet of a closed project is reopened for the days that its period can hold",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const { project, sheet } = await aClosedProject();
    await page.goto(`/projects/${project.id}/work-sheets`);
    await shot(page, "project-unbilled");
    await page.getByRole("button", { name: /^Resolver/ }).click();
    await page.getByRole("menuitem", { name: `Reabrir ${sheet.seriesCode}` }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("El proyecto no se reabre");
    await shot(page, "reopen");
    await dialog.getByRole("button", { name: "Reabrir" }).click();
    await expect(page).toHaveURL(new RegExp(`/work-sheets/${sheet.id}$`));
    await expect(page.getByText("$50,00").first()).toBeVisible();
  },
);
