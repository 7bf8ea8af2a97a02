import {
  anAssignment,
  anEquipment,
  aProject,
  aWorksheet,
  aWorksheetLine,
} from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { eachDay } from "@/lib/values/dates";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

const [from, to] = ["2026-03-01", "2026-03-31"];

async function aSheetOfTwelve() {
  const project = await aProject({ startDate: from });
  const sheet = await aWorksheet({ projectId: project.id, periodStart: from, periodEnd: to });
  for (let at = 1; at <= 12; at += 1) {
    const unit = await anEquipment({ code: unique(`BSH-${at}`).replace(" ", "-") });
    const { id: assignmentId } = await anAssignment({
      projectId: project.id,
      equipmentId: unit.id,
      startDate: from,
    });
    await aWorksheetLine({
      worksheetId: sheet.id,
      kind: "RENT",
      assignmentId,
      equipmentId: unit.id,
      description: `ALQUILER / ${unit.code} / Batería sanitaria hombre`,
      referenceDocument: `ALQUILER ${unit.code}`,
      quantity: "31",
      unitPrice: "12.50",
      subtotal: "387.50",
      billedDays: eachDay(from, to),
      isManual: false,
    });
  }
  return { project, sheet };
}

inProof(test)(
  "a work sheet of twelve lines is two screens with a mouse; its history unfolds by its link",
  async ({ page, signedInAs }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signedInAs("ADMINISTRATIVO");
    const { project, sheet } = await aSheetOfTwelve();
    await page.goto(links.worksheet(project.id, sheet.id));
    const rows = page.getByRole("table", { name: "Líneas de la planilla" }).getByRole("row");
    await expect(rows.filter({ hasText: "ALQUILER" })).toHaveCount(12);
    for (const row of await rows.filter({ hasText: "ALQUILER" }).all())
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(40);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      1600,
    );
    await expectAccessible(page);

    const history = page.getByRole("region", { name: "Historial" });
    await expect(history.getByRole("listitem")).toHaveCount(0);
    await page.getByRole("link", { name: "Historial" }).click();
    await expect(history.getByRole("listitem").first()).toBeInViewport();
    await expectAccessible(page);
  },
);
