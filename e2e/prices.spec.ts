import type { Page } from "@playwright/test";
import { database } from "@/db/client";
import { listPrices } from "@/db/schema";
import { anEquipment, aPartner, aProject, aWorksheet } from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

/** A client of its own, so that no list of another journey holds for it. */
async function aCamp() {
  const partner = await aPartner({ name: unique("Petrolera") });
  const project = await aProject({ partnerId: partner.id, startDate: "2026-03-01" });
  const unit = await anEquipment({ code: unique("LVM").replace(" ", "-"), type: "LVMNOS" });
  return { partner, project, unit };
}

async function listAPrice(page: Page, client: string) {
  await page.goto(links.prices);
  await page.getByRole("button", { name: "Nuevo precio" }).first().click();
  const form = page.getByRole("dialog", { name: "Nuevo precio" });
  await form.getByRole("combobox", { name: "Cliente" }).fill(client);
  await page.getByRole("option", { name: client }).click();
  await form.getByRole("textbox", { name: "Desde" }).fill("01/03/2026");
  await form.getByRole("textbox", { name: "Precio" }).fill("30");
  await form.getByRole("button", { name: "Crear precio" }).click();
  await expect(form.getByText("Este campo es obligatorio.").first()).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("combobox", { name: "Tipo de equipo" }).selectOption("Lavamanos");
  await form.getByRole("button", { name: "Crear precio" }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: client })).toContainText("$30,00");
}

async function assignAtThatPrice(page: Page, projectId: number, code: string) {
  await page.goto(links.assignResources(projectId));
  await page.getByRole("textbox", { name: "Inicio" }).fill("01/03/2026");
  await page.getByRole("textbox", { name: "Buscar por código o nombre" }).fill(code);
  await page.getByRole("checkbox", { name: code }).click();
  const cost = page.getByRole("textbox", { name: `Tarifa diaria de ${code}` });
  await expect(cost).toHaveValue(/^30([.,]00)?$/);
  await expect(page.getByText("Precio de lista: $30,00 desde 01/03/2026")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Asignar", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: code })).toContainText("$30,00");
}

async function changeTheRate(page: Page, code: string) {
  await page.getByRole("button", { name: `Acciones de ${code}` }).click();
  await page.getByRole("menuitem", { name: "Cambiar tarifa" }).click();
  const form = page.getByRole("dialog", { name: /^Cambiar tarifa de/ });
  await form.getByRole("textbox", { name: "Desde" }).fill("01/03/2026");
  await form.getByRole("textbox", { name: "Tarifa diaria" }).fill("35.35");
  await form.getByRole("button", { name: "Cambiar tarifa" }).click();
  await expect(form.getByText(/Debe ser posterior al inicio/).first()).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("textbox", { name: "Desde" }).fill("17/03/2026");
  await form.getByRole("button", { name: "Cambiar tarifa" }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: code })).toContainText("$35,35");
}

inProof(test)(
  "a price of a list is proposed, and changes in mid-month to the cent",
  {
    tag: "@tablet",
  },
  async ({ page, signedInAs }) => {
    test.setTimeout(180_000);
    await signedInAs("ADMINISTRATIVO");
    const { partner, project, unit } = await aCamp();
    await listAPrice(page, partner.name);
    const sheet = await aWorksheet({
      ...{ projectId: project.id, periodStart: "2026-03-01", periodEnd: "2026-03-31" },
    });
    await assignAtThatPrice(page, project.id, unit.code);
    await changeTheRate(page, unit.code);

    await page.goto(links.worksheet(project.id, sheet.id));
    const rows = page.getByRole("row").filter({ hasText: unit.code });
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText("$480,00");
    await expect(rows.nth(1)).toContainText("$530,25");
    const figures = page.getByRole("region", { name: "Cifras de la planilla" });
    await expect(figures.getByText("$1.010,25")).toBeVisible();
  },
);

inProof(test)(
  "the list's price of a maintenance is taken by a button, and assigns none by itself",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const { partner, project, unit } = await aCamp();
    await database().insert(listPrices).values({
      partnerId: partner.id,
      kind: "VISIT",
      type: "LVMNOS",
      fromDate: "2026-03-01",
      amount: "18.50",
    });
    await page.goto(links.assignResources(project.id));
    await page.getByRole("textbox", { name: "Inicio" }).fill("01/03/2026");
    await page.getByRole("textbox", { name: "Buscar por código o nombre" }).fill(unit.code);
    await page.getByRole("checkbox", { name: unit.code }).click();
    const cost = page.getByRole("textbox", { name: "Costo de cada mantenimiento" });
    await expect(page.getByText("Precio de lista: $18,50 desde 01/03/2026")).toBeVisible();
    await expect(cost).toHaveValue("");
    await page.getByRole("button", { name: "Usar $18,50" }).click();
    await expect(cost).toHaveValue(/^18[.,]50?$/);
    await expectAccessible(page);
    await page.getByRole("textbox", { name: `Tarifa diaria de ${unit.code}` }).fill("12");
    await page.getByRole("button", { name: "Asignar", exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: "$18,50" })).toContainText(unit.code);
  },
);

inProof(test)("technicians see no price list", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  await page.goto(links.projects);
  await expect(page.getByRole("link", { name: "Clientes" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Precios" })).toHaveCount(0);
  await page.goto(links.prices);
  await expect(page.getByRole("heading", { name: "Precios" })).toHaveCount(0);
});
