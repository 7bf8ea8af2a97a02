import type { Page } from "@playwright/test";
import { anEquipment } from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { scanned } from "@/lib/pdf/testing-scans";
import { expect, test } from "./fixtures";
import { type Hand, handOf } from "./hand";
import { unique, uniqueTaxId } from "./unique";

const field = (page: Page, name: string | RegExp) =>
  page.getByRole("textbox", { name, exact: true });
const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const state = (page: Page, text: string) =>
  expect(page.getByRole("main").getByText(text, { exact: true }).first()).toBeVisible();

const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(bytes),
});

const todayIn = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/Guayaquil" }).format(new Date());
const shown = (day: string) => day.split("-").reverse().join("/");
const lastOfMonth = (day: string) => {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

async function begin(page: Page, hand: Hand, name: string) {
  await page.keyboard.press("ControlOrMeta+K");
  await page.getByPlaceholder(/^Proyecto, equipo/).pressSequentially(name);
  await expect(page.getByRole("option", { name, selected: true })).toBeVisible();
  await hand.enter();
}

async function clientAndProject(page: Page, hand: Hand) {
  const client = unique("Cliente");
  await begin(page, hand, "Nuevo proyecto");
  await title(page, "Nuevo proyecto");
  await hand.write(page.getByRole("combobox", { name: "Cliente" }), client);
  const offer = page.getByRole("option", { name: `Crear cliente «${client}»` });
  await expect(offer).toBeVisible();
  await hand.enter();
  const asked = page.getByRole("dialog", { name: "Nuevo cliente" });
  await expect(asked.getByRole("textbox", { name: "Nombre" })).toHaveValue(client);
  await hand.write(asked.getByRole("textbox", { name: "RUC" }), uniqueTaxId());
  await hand.write(asked.getByRole("textbox", { name: "Dirección" }), "Quito");
  await hand.enter();
  await expect(page.getByRole("combobox", { name: "Cliente" })).toHaveValue(client);
  hand.chapter("client");

  const camp = unique("Campamento");
  await hand.write(field(page, "Campamento"), camp);
  await hand.write(field(page, "Inicio"), shown(todayIn()));
  await hand.write(field(page, "Fin"), shown(lastOfMonth(todayIn())));
  await hand.enter();
  await title(page, camp);
  hand.chapter("project");
}

/** Where the project's form led. */
async function assign(page: Page, hand: Hand, code: string) {
  await hand.write(field(page, "Buscar por código o nombre"), code);
  await hand.enter();
  await hand.write(field(page, /^Tarifa diaria de/), "12,5");
  await hand.write(field(page, "Costo de cada mantenimiento"), "18");
  await hand.enter();
  await expect(page.getByRole("row").filter({ hasText: "MANT" })).toHaveCount(1);
  hand.chapter("assignment");
}

async function sheet(page: Page, hand: Hand) {
  await page.getByRole("link", { name: "Crear planilla" }).click();
  await title(page, "Nueva planilla");
  await page.getByRole("button", { name: "Crear planilla" }).click();
  await title(page, /-PS-/);
  hand.chapter("work sheet");
}

async function chain(page: Page, hand: Hand) {
  await page.getByRole("link", { name: "Nueva cadena" }).click();
  await page.getByRole("radio", { name: "Aguas negras" }).click();
  await hand.write(field(page, "Galones"), "1000");
  await hand.write(field(page, "Destino: contacto responsable"), "Rosa Andi");
  await page.getByRole("button", { name: "Guardar y completar" }).click();
  await title(page, /-PS-/);
  const made = page.getByRole("link", { name: /^CDC / });
  const id = (await made.getAttribute("href"))?.split("/").at(-1);
  hand.chapter("custody chain");
  return `/print/custody/${id}`;
}

async function maintenance(page: Page, hand: Hand, code: string) {
  await page.getByRole("link", { name: "Nueva hoja" }).click();
  await hand.write(page.getByRole("combobox", { name: "Equipo" }), code);
  await expect(page.getByRole("option", { name: code })).toBeVisible();
  await hand.enter();
  await hand.write(field(page, "Tarifa diaria"), "40");
  await page.getByRole("button", { name: "Crear hoja" }).click();
  await title(page, /^Hoja de mantenimiento/);
  await page.getByRole("button", { name: "Completar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Completar" }).click();
  await state(page, "COMPLETADA");
  await hand.back();
  await hand.back();
  await title(page, /-PS-/);
  hand.chapter("maintenance sheet");
}

async function liquidate(page: Page, hand: Hand) {
  await page.getByRole("button", { name: "Liquidar" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Liquidar" }).click();
  await state(page, "LIQUIDADA");
  hand.chapter("liquidation");
  await page.getByRole("button", { name: "Ver planilla" }).click();
  await expect(page.getByRole("dialog", { name: /^Planilla/ })).toBeVisible();
  await page.keyboard.press("Escape");
  hand.chapter("its PDF");
}

async function scans(page: Page, hand: Hand, printed: string) {
  const signed = new Uint8Array(await (await page.request.get(printed)).body());
  const bytes = await scanned([{ printed: signed }], { dpi: 150 });
  await page.getByRole("link", { name: "Carga masiva" }).click();
  await hand.pick(page.getByRole("button", { name: "Elegir el PDF" }), pdf("pila.pdf", bytes));
  await page.getByRole("button", { name: "Subir y leer" }).click();
  const save = page.getByRole("button", { name: "Confirmar y guardar" });
  await expect(save).toBeEnabled({ timeout: 90_000 });
  await save.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("alert").getByText("1 cadena guardada")).toBeVisible();
  await hand.back();
  await hand.back();
  await title(page, /-PS-/);
  hand.chapter("signed scans");
}

async function invoice(page: Page, hand: Hand) {
  await hand.pick(
    page.getByRole("button", { name: "Subir Factura" }),
    pdf("factura.pdf", await aPdf("Factura")),
  );
  await hand.write(field(page, "Número de factura"), "001-001-000000123");
  await page.getByRole("alertdialog").getByRole("button", { name: "Subir" }).click();
  await state(page, "FACTURADA");
  hand.chapter("invoice");
}

/** What is still there is retired with it. */
async function close(page: Page, hand: Hand, code: string) {
  await page.getByRole("button", { name: "Cerrar proyecto" }).click();
  const asked = page.getByRole("dialog", { name: "Cerrar proyecto" });
  await expect(asked).toContainText("Se liberará 1 equipo");
  await asked.getByRole("button", { name: "Cerrar definitivamente" }).click();
  const closed = page.getByRole("dialog", { name: "Proyecto cerrado" });
  await expect(closed.getByRole("list", { name: "Equipos liberados" })).toContainText(code);
  hand.chapter("retirement and closure");
}

/** Written where the work is done, and counted apart (decision 0117). */
const inTheField = ["maintenance sheet", "signed scans"];

const sumOf = (chapters: Hand["chapters"]) => chapters.reduce((sum, [, count]) => sum + count, 0);

test("the main story takes at most 18 clicks, what is done in the field apart", async ({
  page,
  signedInAs,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(20_000);
  await signedInAs("ADMINISTRATIVO");
  const { code } = await anEquipment({ name: "Batería contada" });
  const hand = await handOf(page);
  await page.goto("/");
  await clientAndProject(page, hand);
  await assign(page, hand, code);
  await sheet(page, hand);
  const printed = await chain(page, hand);
  await maintenance(page, hand, code);
  await liquidate(page, hand);
  await scans(page, hand, printed);
  await invoice(page, hand);
  await close(page, hand, code);
  const told = hand.chapters.filter(([name]) => !inTheField.includes(name));
  console.log(hand.chapters.map((chapter) => chapter.join(": ")).join(", "));
  console.log(`The story: ${sumOf(told)}; with what is done in the field: ${hand.acts.length}.`);
  expect(sumOf(told)).toBeLessThanOrEqual(18);
});
