import type { Page } from "@playwright/test";
import {
  aCalendarEvent,
  aCustodyChain,
  aPartner,
  aProject,
  aRentedUnit,
  aStaffMember,
  aVehicle,
  aWorksheet,
} from "@/db/testing/factories";
import { addDays, dayOf } from "@/lib/values/dates";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

const today = dayOf(new Date(), "America/Guayaquil");
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("what needs somebody today, each with the way to it", async ({ page, signedInAs }) => {
  const partner = await aPartner();
  const project = await aProject({ partnerId: partner.id, location: unique("Campo") });
  await aRentedUnit(project, { startDate: addDays(today, -2), cost: "90000.00" });
  const sheet = await aWorksheet({
    projectId: project.id,
    seriesCode: unique("FAE-PS"),
    periodStart: "2001-01-01",
    periodEnd: "2001-01-31",
  });
  const driver = await aStaffMember({ firstName: unique("Zoila"), licenseUntil: "1991-01-01" });
  const truck = await aVehicle({ plate: unique("PZ"), mtopUntil: "1991-01-02" });
  const left = await aCalendarEvent({
    projectId: project.id,
    title: unique("Retiro"),
    startDate: "2001-01-01",
    endDate: addDays(today, -1),
  });
  await signedInAs("ADMINISTRATIVO");
  await page.goto("/");
  await expectAccessible(page);

  await card(page, "Eventos atrasados").getByRole("link", { name: left.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: left.title })).toBeVisible();

  await page.goBack();
  const papers = card(page, "Papeles");
  await expect(papers.getByRole("link", { name: truck.plate }).first()).toBeVisible();
  await papers.getByRole("link", { name: driver.firstName }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: driver.firstName })).toBeVisible();

  await page.goBack();
  await card(page, "Planillas por liquidar").getByRole("link", { name: sheet.seriesCode }).click();
  await expect(page.getByRole("heading", { level: 1, name: sheet.seriesCode })).toBeVisible();

  await page.goBack();
  const unbilled = card(page, "Hecho y no facturado");
  await expect(unbilled.getByRole("listitem").filter({ hasText: project.location })).toContainText(
    "$270.000,00",
  );
  await unbilled.getByRole("link", { name: project.location }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hecho y no facturado" })).toBeVisible();
  await expect(page.getByText("$270.000,00").first()).toBeVisible();
});

inProof(test)(
  "the figures of the month are those of the lists they lead to",
  async ({ page, signedInAs }) => {
    const amount = { subtotal: "1234.50", taxAmount: "185.18", total: "1419.68" };
    const sheet = await aWorksheet({ date: today, status: "INVOICED", ...amount });
    await aCustodyChain({
      worksheetId: sheet.id,
      date: today,
      waste: "RIPIOS",
      gallons: "420.000000",
      barrels: "10.000000",
      cubicMeters: "1.589872",
    });
    await signedInAs("ADMINISTRATIVO");
    await page.goto("/");
    await page.getByRole("link", { name: "El mes" }).click();
    await card(page, "Facturado y por facturar").getByText("Ver las cifras").click();
    const row = card(page, "Facturado y por facturar").getByRole("row").nth(1);
    const [billed = ""] = await row.getByRole("cell", { name: /^\$/ }).allInnerTexts();
    const stat = page.getByRole("link", { name: /^Facturado este mes/ });
    await expect(stat).toContainText(billed);

    const waste = card(page, "Desechos del mes").getByRole("row", { name: /^Ripios/ });
    const gallons = (await waste.getByRole("cell").nth(2).innerText()).trim();
    await waste.getByRole("link", { name: "Ripios" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /Cadenas/ })).toBeVisible();
    await expect(page.getByText(gallons).first()).toBeVisible();

    await page.goBack();
    await stat.click();
    await expect(page.getByRole("heading", { level: 1, name: "Planillas" })).toBeVisible();
    await expect(page.getByText(billed).first()).toBeVisible();
  },
);

inProof(test)("a technician finds his own work first", async ({ page, signedInAs }) => {
  const email = await signedInAs("TECNICO");
  const member = await aStaffMember({ firstName: "Wilmer", email });
  const event = await aCalendarEvent({
    title: unique("Inspección"),
    startDate: today,
    staffId: member.id,
  });
  await page.goto("/");
  const first = card(page, "Visitas y eventos de hoy").getByRole("listitem").first();
  await expect(first).toContainText(event.title);
  await expect(first).toContainText("A su cargo");
  await expectAccessible(page);
  await first.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Calendario" })).toBeVisible();
  await expect(page.getByRole("button", { name: new RegExp(event.title) })).toBeVisible();
});

test("the first screen has parts that stay in reach, none much longer than a screen", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  await page.goto("/");
  const index = page.getByRole("navigation", { name: "Partes del inicio" });
  for (const [part, shown] of [
    ["El mes", "Desechos del mes"],
    ["Equipos y proyectos", "Estado de los equipos"],
    ["Qué atender hoy", "Papeles"],
  ] as const) {
    await index.getByRole("link", { name: part }).click();
    await expect(card(page, shown)).toBeVisible();
    await expectAccessible(page);
    await page.mouse.wheel(0, 2_000);
    await expect(index).toBeInViewport();
  }
});

inProof(test)("a technician's first screen says nothing of money", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  for (const part of ["/", "/?view=mes", "/?view=equipos"]) {
    await page.goto(part);
    await expect(page.getByRole("navigation", { name: "Partes del inicio" })).toBeVisible();
    await expect(page.getByRole("main").getByText("$")).toHaveCount(0);
  }
});
