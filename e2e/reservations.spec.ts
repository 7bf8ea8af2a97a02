import type { Page } from "@playwright/test";
import { anEquipment, aPartner, aProject } from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { fromMenu, toast } from "./story";
import { unique } from "./unique";

type EquipmentType = NonNullable<NonNullable<Parameters<typeof anEquipment>[0]>["type"]>;

/** Large units, of a type that is large in no other journey: only these are free for this one. */
async function aYard(type: EquipmentType, count: number) {
  const partner = await aPartner({ name: unique("Petrolera") });
  const project = await aProject({ partnerId: partner.id, location: unique("Plataforma") });
  const units = [];
  for (let at = 0; at < count; at += 1)
    units.push(await anEquipment({ type, capacityGallons: "90000" }));
  return { type, partner, project, units };
}

type Yard = Awaited<ReturnType<typeof aYard>>;

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const lineOf = (page: Page, place: number) =>
  page.getByRole("listitem", { name: `Línea ${place}` });

const quoted = ({ type, partner, project }: Yard) =>
  links.newReservation({
    ...{ from: "2036-12-01", to: "2036-12-20", type, quantity: 2 },
    ...{ partnerId: partner.id, projectId: project.id },
  });

async function reserve(page: Page, yard: Yard, quantity: string) {
  await page.goto(quoted(yard));
  const line = lineOf(page, 1);
  await line.getByRole("textbox", { name: "Cantidad" }).fill(quantity);
  await line.getByRole("textbox", { name: "Capacidad mínima (gal)" }).fill("90000");
  await line.getByRole("textbox", { name: "Tarifa por día" }).fill("12,50");
  await page.getByRole("button", { name: "Crear reserva" }).click();
  await toast(page, "Reserva creada.");
  await expect(page.getByRole("heading", { level: 1, name: /^Reserva RSV-/ })).toBeVisible();
}

async function answer(page: Page, act: string, button: string, role: "dialog" | "alertdialog") {
  await page.getByRole("button", { name: act, exact: true }).click();
  const window = page.getByRole(role);
  await expect(window).toBeVisible();
  await expectAccessible(page);
  await window.getByRole("button", { name: button }).click();
  return window;
}

inProof(test)(
  "from what a client asks for to units at his project",
  { tag: "@tablet" },
  async ({ page, signedInAs }, { project }) => {
    await signedInAs("ADMINISTRATIVO");
    const yard = await aYard(project.name === "tablet" ? "PTRTAP" : "TNQAAC", 2);
    await page.goto(quoted(yard));
    await expect(page.getByRole("combobox", { name: "Cliente" })).toHaveValue(yard.partner.name);
    await expect(page.getByRole("combobox", { name: "Proyecto" })).toHaveValue(
      yard.project.location,
    );
    const line = lineOf(page, 1);
    await expect(line.getByRole("textbox", { name: "Desde" })).toHaveValue("01/12/2036");
    await line.getByRole("textbox", { name: "Capacidad mínima (gal)" }).fill("90000");
    await line.getByRole("textbox", { name: "Cantidad" }).fill("3");
    await expect(line.getByText("Falta 1: 2 libres")).toBeVisible();
    await line.getByRole("textbox", { name: "Cantidad" }).fill("2");
    await expect(line.getByText("2 libres", { exact: true })).toBeVisible();
    await line.getByRole("textbox", { name: "Tarifa por día" }).fill("12,50");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Crear reserva" }).click();
    await expect(page.getByText("Todavía no guarda ningún equipo")).toBeVisible();

    await answer(page, "Retener", "Retener equipos", "alertdialog");
    await toast(page, "Reserva retenida.");
    await expect(page.getByText(/^Retenida hasta el \d\d\/\d\d\/\d{4} \d\d:\d\d/)).toBeVisible();
    await answer(page, "Confirmar", "Confirmar reserva", "alertdialog");
    await expect(page.getByText("Sus equipos están guardados hasta que salgan")).toBeVisible();
    await expectAccessible(page);

    const window = await answer(page, "Convertir", "Asignar al proyecto", "dialog");
    await expect(window.getByText("2 equipos asignados")).toBeVisible();
    await window.getByRole("link", { name: "Ver el proyecto" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: yard.project.location }),
    ).toBeVisible();
    for (const { code } of yard.units)
      await expect(page.getByRole("table").getByText(code).first()).toBeVisible();
  },
);

inProof(test)("a rate that nobody knew is typed as the units go", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const yard = await aYard("PTRTAR", 1);
  await page.goto(quoted(yard));
  const line = lineOf(page, 1);
  await line.getByRole("textbox", { name: "Capacidad mínima (gal)" }).fill("90000");
  await line.getByRole("textbox", { name: "Cantidad" }).fill("1");
  await page.getByRole("button", { name: "Crear reserva" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Guardar igual" }).click();
  await answer(page, "Confirmar", "Confirmar reserva", "alertdialog");
  const window = await answer(page, "Convertir", "Asignar al proyecto", "dialog");
  const rate = window.getByRole("textbox", { name: "Tarifa por día" });
  await expect(window.getByText("Indique la tarifa: la línea se reservó sin ella.")).toBeVisible();
  await expectAccessible(page);
  await rate.fill("1.500,00");
  await window.getByRole("button", { name: "Asignar al proyecto" }).click();
  await expect(window.getByText("1 equipo asignado")).toBeVisible();
  await window.getByRole("link", { name: "Ver el proyecto" }).click();
  await expect(page.getByRole("table").getByText("$1.500,00").first()).toBeVisible();
});

inProof(test)(
  "what is short is told, and an anulled one says why",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const yard = await aYard("TNQAAR", 1);
    await reserve(page, yard, "2");
    const window = await answer(page, "Retener", "Retener equipos", "alertdialog");
    await expect(window.getByText(/Falta 1 equipo de .* desde el 01\/12\/2036/)).toBeVisible();
    await window.getByRole("button", { name: "Cancelar" }).click();

    await fromMenu(page, "Anular");
    const asked = page.getByRole("dialog");
    await asked.getByRole("button", { name: "Anular reserva" }).click();
    await expect(asked.getByRole("textbox", { name: "Motivo de anulación" })).toBeFocused();
    await asked.getByRole("textbox", { name: "Motivo de anulación" }).fill("Eligió otro proveedor");
    await expectAccessible(page);
    await asked.getByRole("button", { name: "Anular reserva" }).click();
    await toast(page, "Reserva anulada.");
    await expect(page.getByText("Motivo: Eligió otro proveedor")).toBeVisible();

    await page.goto(links.reservationsOf({ partnerId: yard.partner.id }));
    await expect(page.getByRole("row", { name: /ANULADA/ })).toHaveCount(1);
  },
);

inProof(test)("another unit goes in the place of a promised one", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const yard = await aYard("EST4UR", 2);
  await reserve(page, yard, "1");
  await answer(page, "Confirmar", "Confirmar reserva", "alertdialog");
  await toast(page, "Reserva confirmada.");
  const units = page.getByRole("group", { name: "Equipos de la reserva" });
  const promised = yard.units.map(({ code }) => code);
  const before = (await units.getByRole("link").first().textContent()) ?? "";
  const other = promised.find((code) => code !== before) ?? "";
  await page.getByRole("button", { name: "Cambiar equipo" }).click();
  const window = page.getByRole("dialog");
  await window.getByRole("radio", { name: other }).click();
  await expectAccessible(page);
  await window.getByRole("button", { name: "Cambiar equipo" }).click();
  await toast(page, "Equipo cambiado.");
  await expect(units.getByRole("link", { name: other })).toBeVisible();
  await expect(units.getByRole("link", { name: before })).toHaveCount(0);
});

inProof(test)(
  "what is promised changes its place and its notes alone",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const yard = await aYard("CMPRBN", 1);
    await reserve(page, yard, "1");
    await fromMenu(page, "Editar");
    await expect(page.getByRole("heading", { level: 1, name: /^Editar RSV-/ })).toBeVisible();
    await lineOf(page, 1).getByRole("textbox", { name: "Vuelve el" }).fill("25/12/2036");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await toast(page, "Reserva actualizada.");
    await expect(page.getByText("25/12/2036").first()).toBeVisible();
    await answer(page, "Confirmar", "Confirmar reserva", "alertdialog");
    await toast(page, "Reserva confirmada.");
    await fromMenu(page, "Editar");
    await expect(page.getByText("Sus equipos ya están guardados")).toBeVisible();
    await expect(lineOf(page, 1)).toHaveCount(0);
    await box(page, "Notas").fill("Llegan por la mañana");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page.getByText("Llegan por la mañana").first()).toBeVisible();
  },
);

test.describe("the price list out of reach", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  inProof(test)("is told in the form, and read again", async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const { id: partnerId } = await aPartner({ name: unique("Petrolera") });
    const prices = /\/reservations\/prices/;
    await page.route(prices, (route) => route.abort());
    const days = { from: "2036-12-01", to: "2036-12-20" };
    await page.goto(links.newReservation({ ...days, type: "TNQAAC", quantity: 1, partnerId }));
    const told = page.getByRole("alert").filter({ hasText: "No se pudieron leer los precios" });
    await expect(told).toBeVisible();
    await expectAccessible(page);
    await page.unroute(prices);
    const read = page.waitForResponse(prices);
    await told.getByRole("button", { name: "Reintentar" }).click();
    expect((await read).ok()).toBe(true);
    await expect(told).toBeHidden();
  });
});
