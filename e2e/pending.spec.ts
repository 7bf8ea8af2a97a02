import type { Page } from "@playwright/test";
import * as make from "@/db/testing/factories";
import { addDays, dayOf } from "@/lib/dates";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

const today = dayOf(new Date(), "America/Guayaquil");

/** A project that leaves something of every kind undone, and its sheet. */
async function aMess() {
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

test("the closing dialog says what is pending, each with the way to exactly that", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const { project } = await aMess();
  await page.goto(`/projects/${project.id}`);
  await page.getByRole("button", { name: "Cerrar proyecto" }).click();
  const summary = summaryIn(page, "dialog");
  await expect(summary).toContainText("1 concepto hecho y no facturado");
  await expect(summary).toContainText("$100,00");
  await expect(summary.getByRole("listitem")).toHaveCount(6);
  await expectAccessible(page);
  await shot(page, "closing");
  await summary.getByRole("link", { name: "27 visitas pasadas sin registrar" }).click();
  await expect(page.getByRole("region", { name: "Visitas sin registrar" })).toContainText("de 27");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectAccessible(page);
  await shot(page, "pending");
});

test("the liquidation dialog says what the sheet's period leaves undone, and stops nothing", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const { project, sheet } = await aMess();
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
});
