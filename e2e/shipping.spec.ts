import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { shippingGuides } from "@/db/schema";
import { aPartner, aProject, aRentedUnit, aShippingGuide, aVehicle } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { fromMenu, toast } from "./story";
import { unique, uniquePlate } from "./unique";

const aCamp = async (contactName: string, contactPhone: string) =>
  aProject({
    partnerId: (await aPartner({ name: unique("Petrolera") })).id,
    location: unique("Plataforma"),
    contactName,
    contactPhone,
  });

/** The badge beside the title; the history repeats the word. */
const expectState = (page: Page, word: string) =>
  expect(page.getByText(word, { exact: true }).first()).toBeVisible();

const text = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const suggested = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

async function choose(page: Page, box: Locator, typed: string) {
  await box.fill(typed);
  await page.getByRole("listbox").getByRole("option", { name: typed }).click();
}

async function confirm(page: Page, button: string, sentence: string) {
  if (button === "Cerrar guía") await page.getByRole("button", { name: button }).click();
  else await fromMenu(page, button);
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(sentence);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: button }).click();
  await expect(dialog).toHaveCount(0);
}

inProof(test)(
  "a project fills the place and the contact, never over what was typed",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const north = await aCamp("Rosa Andi", "099 111 1111");
    const south = await aCamp("Luis Vera", "098 222 2222");
    await page.goto("/shipping/new");
    await page.getByRole("button", { name: "Crear guía" }).click();
    await expect(suggested(page, "Proyecto")).toBeFocused();
    await choose(page, suggested(page, "Proyecto"), north.location);
    await expect(suggested(page, "Destino")).toHaveValue(north.location);
    await expect(suggested(page, "Contacto en sitio")).toHaveValue("Rosa Andi");
    await expect(suggested(page, "Teléfono del contacto")).toHaveValue("099 111 1111");

    await page.getByRole("combobox", { name: "Tipo de guía" }).selectOption("IN");
    await expect(suggested(page, "Origen")).toHaveValue(north.location);
    await expect(suggested(page, "Destino")).toHaveValue("");

    await suggested(page, "Contacto en sitio").fill("Ana Cerda");
    await suggested(page, "Destino").fill("Taller Coca");
    await choose(page, suggested(page, "Proyecto"), south.location);
    await expect(suggested(page, "Origen")).toHaveValue(south.location);
    await expect(suggested(page, "Destino")).toHaveValue("Taller Coca");
    await expect(suggested(page, "Contacto en sitio")).toHaveValue("Ana Cerda");
    await expect(suggested(page, "Teléfono del contacto")).toHaveValue("098 222 2222");
  },
);

interface Written {
  location: string;
  unit: { code: string; name: string };
  plate: string;
  carrier: string;
}

async function openFromProject(page: Page, { id, location }: { id: number; location: string }) {
  await page.goto(`/projects/${id}/shipping`);
  await page.getByRole("link", { name: "Nueva guía" }).first().click();
  await expect(suggested(page, "Proyecto")).toHaveValue(location);
  await expect(suggested(page, "Destino")).toHaveValue(location);
  await expect(suggested(page, "Contacto en sitio")).toHaveValue("Rosa Andi");
}

async function writeItems(page: Page, { unit }: Written) {
  await page.getByRole("button", { name: "Crear guía" }).click();
  const first = page.getByRole("listitem", { name: "Ítem 1" });
  await expect(first.getByRole("textbox", { name: "Descripción" })).toBeFocused();
  await choose(page, first.getByRole("combobox", { name: "Equipo" }), unit.code);
  await expect(first.getByRole("textbox", { name: "Descripción" })).toHaveValue(unit.name);
  await page.getByRole("button", { name: "Agregar ítem" }).click();
  const second = page.getByRole("listitem", { name: "Ítem 2" });
  await expect(second.getByRole("textbox", { name: "Descripción" })).toBeFocused();
  await second.getByRole("textbox", { name: "Descripción" }).fill("Manguera de 2 pulgadas");
  await second.getByRole("textbox", { name: "Cantidad" }).fill("12,5");
  await second.getByRole("textbox", { name: "Unidad" }).fill("m");
  await page.getByRole("button", { name: "Agregar ítem" }).click();
  await page.getByRole("button", { name: "Quitar el ítem 3" }).click();
}

async function writeTransport(page: Page, { carrier, plate }: Written) {
  await choose(page, suggested(page, "Transportista"), carrier);
  await choose(page, suggested(page, "Placa"), plate);
  await text(page, "Costo de transporte").fill("180,00");
  await text(page, "Concepto de transporte").fill("Cama baja");
  await text(page, "Costo de estiba").fill("45.50");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Crear guía" }).click();
  await toast(page, "Guía de remisión guardada.");
}

async function findAllOnPaper(page: Page, { location, carrier, plate, unit }: Written) {
  const paper = page.getByRole("article", { name: /^Guía de remisión GDR-/ });
  for (const written of [location, carrier, plate, unit.code, "Rosa Andi", "$225,50"])
    await expect(paper).toContainText(written);
  await expect(paper.getByRole("row", { name: /Manguera de 2 pulgadas/ })).toContainText("12,5");
  await expectState(page, "BORRADOR");
  return paper;
}

async function expectOnlyPaperPrinted(page: Page, paper: Locator) {
  await page.emulateMedia({ media: "print" });
  await expect(paper).toBeVisible();
  await expect(paper.getByText("Despacha")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Historial" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
}

async function closeGuide(page: Page) {
  await confirm(page, "Cerrar guía", "ya no se edita ni se elimina");
  await expectState(page, "CERRADA");
  await page.getByRole("button", { name: "Más acciones" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Anular"]);
  await page.keyboard.press("Escape");
  const address = page.url();
  await page.goto(`${address}/edit`);
  await expect(page.getByText("Solo se cambia una guía en BORRADOR.")).toBeVisible();
  await page.goto(address);
}

async function voidGuide(page: Page) {
  await confirm(page, "Anular", "No podrá volver a usarse");
  await expectState(page, "ANULADA");
  await expect(page.getByRole("button", { name: /Cerrar guía|Más acciones/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Editar" })).toHaveCount(0);
}

inProof(test)(
  "a guide is written from its project, printed like the paper, closed and voided",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const camp = await aCamp("Rosa Andi", "099 111 1111");
    const { unit } = await aRentedUnit(camp);
    const { plate } = await aVehicle({ plate: uniquePlate() });
    const carrier = unique("Transportes");
    await aShippingGuide({ carrierName: carrier });
    const written = { location: camp.location, unit, plate, carrier };

    await openFromProject(page, camp);
    await writeItems(page, written);
    await writeTransport(page, written);
    const paper = await findAllOnPaper(page, written);
    await expectOnlyPaperPrinted(page, paper);
    await closeGuide(page);
    await voidGuide(page);
  },
);

inProof(test)(
  "what a guide may not be is said where it is written",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const camp = await aCamp("Rosa Andi", "099 111 1111");
    const { guideNumber } = await aShippingGuide();
    await page.goto(`/shipping/new?project=${camp.id}`);
    await page.getByRole("button", { name: "Quitar el ítem 1" }).click();
    await text(page, "Número").fill(guideNumber);
    await text(page, "Costo de transporte").fill("12,3456");
    await page.getByRole("button", { name: "Crear guía" }).click();
    await expect(page.getByText("máximo dos decimales")).toBeVisible();
    await text(page, "Costo de transporte").fill("12,34");
    await text(page, "Inicio del traslado").fill("10/02/2026");
    await text(page, "Fin del traslado").fill("09/02/2026");
    await page.getByRole("button", { name: "Crear guía" }).click();
    await expect(text(page, "Fin del traslado")).toHaveAttribute("aria-invalid", "true");
    await text(page, "Fin del traslado").fill("11/02/2026");
    await page.getByRole("button", { name: "Crear guía" }).click();
    await expect(text(page, "Número")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await text(page, "Número").fill(unique("G"));
    await page.getByRole("button", { name: "Crear guía" }).click();
    await toast(page, "Guía de remisión guardada.");
  },
);

inProof(test)(
  "a draft is deleted; one that somebody closed meanwhile is not",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const draft = await aShippingGuide();
    await page.goto(`/shipping/${draft.id}`);
    await confirm(page, "Eliminar", "deja de cobrar su transporte y su estiba");
    await expect(page).toHaveURL("/shipping");
    await expect(page.getByRole("link", { name: draft.guideNumber })).toHaveCount(0);

    const other = await aShippingGuide();
    await page.goto(`/shipping/${other.id}`);
    await database()
      .update(shippingGuides)
      .set({ status: "CLOSED" })
      .where(eq(shippingGuides.id, other.id));
    await fromMenu(page, "Eliminar");
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: "Eliminar guía" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Otra persona cambió este registro");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Ver cómo quedó" }).click();
    await expect(page.getByText("CERRADA", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Más acciones" }).click();
    await expect(page.getByRole("menuitem")).toHaveText(["Anular"]);
  },
);

inProof(test)("a technician reads guides and writes none", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const guide = await aShippingGuide({ contactName: "Rosa Andi" });
  await page.goto(`/shipping?search=${guide.guideNumber}`);
  await expect(page.getByRole("link", { name: "Nueva guía" })).toHaveCount(0);
  await page.getByRole("link", { name: guide.guideNumber }).click();
  await expect(page.getByRole("article", { name: /^Guía de remisión/ })).toContainText("Rosa Andi");
  await expect(page.getByRole("link", { name: "Editar" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Cerrar guía|Más acciones/ })).toHaveCount(0);
});
