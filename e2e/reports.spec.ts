import { readFile } from "node:fs/promises";
import { anAssignment, anEquipment, aWorksheet } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

inProof(test)(
  "a report is opened, asked, crossed, saved and sent by mail @tablet",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const today = new Date().toISOString().slice(0, 8);
    const month = { date: `${today}01`, periodStart: `${today}01`, periodEnd: `${today}02` };
    await aWorksheet({ ...month, subtotal: "100.00", taxAmount: "15.00", total: "115.00" });
    await page.goto("/reports");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Planillas", exact: true }).last().click();
    await expect(page.getByRole("heading", { level: 1, name: "Planillas" })).toBeVisible();
    await page.getByText("¿Cómo se calcula?").click();
    await expect(page.getByText("Los montos son los de la planilla")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: /^Período/ }).click();
    await page.getByRole("button", { name: "Este mes" }).click();
    await expect(page).toHaveURL(/period_from=\d{4}-\d\d-01/);
    await page.keyboard.press("Escape");

    const name = unique("Del mes");
    await page.getByRole("button", { name: "Vistas" }).click();
    await page.getByLabel("Guardar lo que se ve como").fill(name);
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByRole("link", { name })).toBeVisible();
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", /period_to=/);
    await page.keyboard.press("Escape");

    await page.getByLabel("Columnas", { exact: true }).last().selectOption("status");
    await page.getByRole("button", { name: "Cruzar" }).click();
    await expect(page.getByRole("group", { name: "Tabla cruzada" })).toBeVisible();
    await expect(page).toHaveURL(/period_from=.*pivot_across=status/);

    await page.getByRole("button", { name: "Enviarme por correo" }).click();
    await page.getByLabel("Cuándo").selectOption("WEEKLY");
    await page.getByLabel("Día", { exact: true }).selectOption("4");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Le llegará por correo.")).toBeVisible();
    await page.goto("/reports");
    await expect(page.getByText("Cada semana, el viernes, a las 07:00").first()).toBeVisible();
    await page.getByRole("button", { name: "Dejar de recibir Planillas" }).first().click();
    await page.getByRole("button", { name: "Dejar de recibirlo" }).click();
    await expect(page.getByText("Ya no le llegará.")).toBeVisible();
  },
);

inProof(test)("a report is saved as a PDF and as a table", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  await anEquipment();
  await page.goto("/reports/units-by-status");
  const [paper] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "PDF" }).click(),
  ]);
  expect((await readFile(await paper.path())).subarray(0, 4).toString()).toBe("%PDF");
  await page.getByRole("button", { name: "Exportar" }).click();
  const [table] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Texto (CSV)" }).click(),
  ]);
  expect(await readFile(await table.path(), "utf8")).toContain("Código");
});

inProof(test)("a technician has no reports", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  await page.goto("/reports");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Reportes");
  await expect(page.getByRole("link", { name: "Reportes" })).toHaveCount(0);
});

inProof(test)(
  "units whose row disagrees with their assignments are repaired",
  async ({ page, signedInAs }) => {
    const unit = await anEquipment({ code: unique("REP") });
    await anAssignment({ equipmentId: unit.id, startDate: "2026-01-01" });
    await signedInAs("ADMINISTRATIVO");
    await page.goto(`/reports/availability-consistency?search=${unit.code}`);
    await page.getByRole("checkbox", { name: "Elegir todas las filas de la página" }).click();
    await page.getByRole("button", { name: "Reparar", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Queda como dice su asignación")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Reparar 1" }).click();
    await expect(dialog.getByRole("heading", { name: "1 equipo reparado" })).toBeVisible();
    await dialog.getByRole("button", { name: "Listo" }).click();
    await page.goto(`/equipment/${unit.id}`);
    await expect(page.getByText("Rentado").first()).toBeVisible();
  },
);
