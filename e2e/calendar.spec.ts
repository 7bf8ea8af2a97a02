import type { Locator, Page } from "@playwright/test";
import {
  aCalendarEvent,
  anAssignment,
  aPartner,
  aProject,
  aRentedUnit,
  aService,
  aStaffMember,
} from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { fromMenu, toast } from "./story";
import { unique } from "./unique";

/** Mondays of March 2030 are 4, 11, 18 and 25; the event takes two days from the sixth on. */
async function aPlannedCamp() {
  const partner = await aPartner({ name: unique("Petrolera") });
  const project = await aProject({ partnerId: partner.id, location: unique("Plataforma") });
  const { unit } = await aRentedUnit(project);
  const service = await aService({ name: unique("Limpieza") });
  await anAssignment({
    projectId: project.id,
    equipmentId: service.id,
    kind: "SERVICIO",
    servedEquipmentId: unit.id,
    frequencyType: "WEEK",
    intervalDays: 0,
    weekdays: [0],
  });
  const planner = await aStaffMember({ firstName: "Marlene", lastName: unique("Cerda") });
  const event = await aCalendarEvent({
    projectId: project.id,
    title: unique("Instalación"),
    type: "INSTALLATION",
    startDate: "2030-03-06",
    endDate: "2030-03-07",
    staffId: planner.id,
  });
  return { project, unit, service, event, planner };
}

type Camp = Awaited<ReturnType<typeof aPlannedCamp>>;

const march = ({ project }: Camp, view = "month") =>
  `/calendar?projectId=${project.id}&date=2030-03-04${view === "month" ? "" : `&view=${view}`}`;

const shown = (day: string) => `${day}/03/2030`;

const chip = (page: Page, { title, day }: { title: string; day: string }) =>
  page.getByRole("button", { name: new RegExp(`${title}.*, ${shown(day)}$`) });

const visitOn = (page: Page, { service }: Camp, day: string) =>
  chip(page, { title: service.name, day });

const eventOn = (page: Page, { event }: Camp, day: string) =>
  chip(page, { title: event.title, day });

const linkOf = (page: Page, day: number) =>
  page.getByRole("link", { name: new RegExp(`^Ver el \\S+ ${day} de marzo de 2030`) });

const cellOf = (page: Page, day: number) =>
  page.getByRole("cell").filter({ has: linkOf(page, day) });

async function centre(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new RangeError("nothing to point at");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragWithMouse(page: Page, from: Locator, to: Locator) {
  const start = await centre(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const end = await centre(to);
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

async function mark(page: Page, entry: Locator, deed: string) {
  await entry.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: deed }).click();
  return dialog;
}

const save = (dialog: Locator) => dialog.getByRole("button", { name: "Guardar" }).click();

test("a visit and an event are dragged with the mouse; the series stays", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const camp = await aPlannedCamp();
  await page.goto(march(camp));
  for (const day of ["04", "11", "18", "25"]) await expect(visitOn(page, camp, day)).toBeVisible();

  await dragWithMouse(page, visitOn(page, camp, "11"), cellOf(page, 14));
  await toast(page, `Se movió «${camp.service.name}» al 14/03/2030.`);
  await expect(visitOn(page, camp, "14")).toHaveAccessibleName(/Movida/);

  await dragWithMouse(page, eventOn(page, camp, "07"), cellOf(page, 21));
  await toast(page, `Se movió «${camp.event.title}» al 20/03/2030.`);

  await page.reload();
  for (const day of ["04", "14", "18", "25"]) await expect(visitOn(page, camp, day)).toBeVisible();
  await expect(visitOn(page, camp, "11")).toHaveCount(0);
  for (const day of ["20", "21"]) await expect(eventOn(page, camp, day)).toBeVisible();
  await expect(eventOn(page, camp, "06")).toHaveCount(0);

  await dragWithMouse(page, visitOn(page, camp, "14"), cellOf(page, 11));
  await expect(visitOn(page, camp, "11")).toHaveAccessibleName(/Prevista/);

  const start = await centre(visitOn(page, camp, "18"));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const end = await centre(cellOf(page, 22));
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(visitOn(page, camp, "18")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("what cannot be moved there goes back, and says why", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const camp = await aPlannedCamp();
  const service = await aService({ name: unique("Succión") });
  await anAssignment({
    projectId: camp.project.id,
    equipmentId: service.id,
    kind: "SERVICIO",
    frequencyType: "WEEK",
    intervalDays: 0,
    weekdays: [1],
    startDate: "2030-03-05",
    endDate: "2030-03-08",
  });
  await page.goto(march(camp));
  const visit = chip(page, { title: service.name, day: "05" });
  await dragWithMouse(page, visit, cellOf(page, 13));
  await toast(page, "El servicio no está en operación el 13/03/2030.");
  await expect(visit).toBeVisible();
  await expect(chip(page, { title: service.name, day: "13" })).toHaveCount(0);
});

async function aFinger(page: Page) {
  const browser = await page.context().newCDPSession(page);
  type Point = { x: number; y: number };
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: Point) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  /** At once, as scrolling does. */
  const swipeUp = async (from: Locator) => {
    const { x, y } = await centre(from);
    await send("touchStart", { x, y });
    for (const by of [20, 60, 120]) await send("touchMove", { x, y: y - by });
    await send("touchEnd");
  };
  /** Presses until its words follow the finger, then slides to the target. */
  const drag = async (from: Locator, to: Locator, words: Locator) => {
    const before = await words.count();
    const end = await centre(to);
    const { x, y } = await centre(from);
    await send("touchStart", { x, y });
    await expect(words).toHaveCount(before + 1);
    for (const part of [0.3, 0.6, 1])
      await send("touchMove", { x: x + (end.x - x) * part, y: y + (end.y - y) * part });
    await send("touchEnd");
  };
  return { swipeUp, drag };
}

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("a long press takes a visit or an event to another day; a swipe takes nothing", {
    tag: "@touch",
  }, async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const camp = await aPlannedCamp();
    await page.goto(march(camp));
    const finger = await aFinger(page);
    const visit = page.getByText(`${camp.unit.code} ${camp.service.name}`, { exact: true });
    await finger.swipeUp(visitOn(page, camp, "04"));
    await expect(visit).toHaveCount(0);
    await expect(visitOn(page, camp, "04")).toBeVisible();

    await finger.drag(visitOn(page, camp, "04"), cellOf(page, 8), visit);
    await toast(page, `Se movió «${camp.service.name}» al 08/03/2030.`);
    const event = page.getByText(camp.event.title, { exact: true });
    await finger.drag(eventOn(page, camp, "06"), cellOf(page, 13), event);
    await toast(page, `Se movió «${camp.event.title}» al 13/03/2030.`);

    await page.reload();
    await expect(visitOn(page, camp, "08")).toHaveAccessibleName(/Movida/);
    await expect(visitOn(page, camp, "11")).toHaveAccessibleName(/Prevista/);
    for (const day of ["13", "14"]) await expect(eventOn(page, camp, day)).toBeVisible();
  });
});

test("everything is moved with the keyboard alone", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const camp = await aPlannedCamp();
  await page.goto(march(camp));
  const dialog = page.getByRole("dialog");
  await visitOn(page, camp, "04").focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(camp.project.location);
  await expectAccessible(page);
  await dialog.getByRole("radio", { name: "Realizada" }).focus();
  for (const deed of ["Omitir", "Mover"]) {
    await page.keyboard.down("ArrowRight");
    await expect(dialog.getByRole("radio", { name: deed })).toBeChecked();
    await page.keyboard.up("ArrowRight");
  }
  await dialog.getByRole("textbox", { name: "Nueva fecha" }).focus();
  await page.keyboard.type("05/03/2030");
  await page.keyboard.press("Enter");
  await toast(page, "Visita guardada.");
  await expect(dialog).toHaveCount(0);
  await expect(visitOn(page, camp, "05")).toBeFocused();

  await eventOn(page, camp, "06").focus();
  await page.keyboard.press("Enter");
  await dialog.getByRole("textbox", { name: "Nueva fecha de inicio" }).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("12/03/2030");
  await page.keyboard.press("Enter");
  await toast(page, "Evento movido.");
  for (const day of ["12", "13"]) await expect(eventOn(page, camp, day)).toBeVisible();
});

inProof(test)(
  "a visit is done, skipped with a reason, and planned again",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const camp = await aPlannedCamp();
    await page.goto(march(camp));
    const done = await mark(page, visitOn(page, camp, "04"), "Realizada");
    const technician = done.getByRole("combobox", { name: "Técnico" });
    await technician.fill(camp.planner.lastName);
    await page.getByRole("option", { name: camp.planner.lastName }).click();
    await done.getByRole("textbox", { name: "Notas" }).fill("Sin novedad");
    await save(done);
    await expect(visitOn(page, camp, "04")).toHaveAccessibleName(/Realizada/);

    const skipped = await mark(page, visitOn(page, camp, "11"), "Omitir");
    await save(skipped);
    await expect(skipped.getByText("Indique por qué no se hace la visita.")).toBeVisible();
    await skipped.getByRole("textbox", { name: "Por qué no se hace" }).fill("Vía cerrada");
    await expectAccessible(page);
    await save(skipped);
    await expect(visitOn(page, camp, "11")).toHaveAccessibleName(/Omitida/);

    await page.reload();
    await visitOn(page, camp, "04").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(camp.planner.lastName);
    await expect(dialog.getByRole("textbox", { name: "Notas" })).toHaveValue("Sin novedad");
    await dialog.getByRole("button", { name: "Volver a prevista" }).click();
    await expect(visitOn(page, camp, "04")).toHaveAccessibleName(/Prevista/);
    await expect(visitOn(page, camp, "11")).toHaveAccessibleName(/Omitida/);
  },
);

async function filterBy(page: Page, filter: string, choice: string) {
  await page.getByRole("button", { name: filter }).click();
  await page.getByRole("radio", { name: choice }).click();
  await page.keyboard.press("Escape");
}

/** Many choices are searched. */
async function searchFilter(page: Page, filter: string, choice: string) {
  await page.getByRole("button", { name: filter }).click();
  await page.getByRole("searchbox", { name: `Buscar en ${filter}` }).fill(choice);
  await page.getByRole("radio", { name: choice }).click();
  await page.keyboard.press("Escape");
}

const dozen = (make: () => Promise<unknown>) => Promise.all(Array.from({ length: 12 }, make));

inProof(test)(
  "filters by project, technician and type, kept in the address",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const camp = await aPlannedCamp();
    const other = await aPlannedCamp();
    await dozen(() => aProject());
    await dozen(async () => {
      const { id: staffId } = await aStaffMember();
      await aCalendarEvent({ projectId: other.project.id, staffId, startDate: "2030-05-06" });
    });
    await page.goto("/calendar?date=2030-03-04");
    await searchFilter(page, "Proyecto", camp.project.location);
    await expect(page).toHaveURL(/projectId=\d+/);
    await expect(visitOn(page, camp, "04")).toBeVisible();
    await expect(visitOn(page, other, "04")).toHaveCount(0);

    await filterBy(page, "Tipo", "Instalación");
    await expect(visitOn(page, camp, "04")).toHaveCount(0);
    await expect(eventOn(page, camp, "06")).toBeVisible();
    await filterBy(page, "Tipo", "Visita");
    await expect(eventOn(page, camp, "06")).toHaveCount(0);
    await expect(visitOn(page, camp, "04")).toBeVisible();
    await filterBy(page, "Tipo", "Todos");

    await searchFilter(page, "Técnico", camp.planner.lastName);
    await expect(visitOn(page, camp, "04")).toHaveCount(0);
    await expect(eventOn(page, camp, "06")).toBeVisible();
    await page.reload();
    await expect(eventOn(page, camp, "07")).toBeVisible();
    await expect(visitOn(page, camp, "04")).toHaveCount(0);
  },
);

inProof(test)(
  "month, week, day and agenda show the same; a day is a route",
  { tag: "@tablet" },
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const camp = await aPlannedCamp();
    await page.goto(march(camp));
    await expect(page.getByText("Marzo de 2030").first()).toBeVisible();
    const view = (name: string) =>
      page.getByRole("radiogroup", { name: "Vista" }).getByRole("radio", { name }).click();
    await view("Semana");
    await expect(visitOn(page, camp, "04")).toContainText(camp.project.location);
    await expect(visitOn(page, camp, "11")).toHaveCount(0);
    await page.getByRole("button", { name: "Semana siguiente" }).click();
    await expect(visitOn(page, camp, "11")).toBeVisible();
    await page.goBack();
    await expect(visitOn(page, camp, "04")).toBeVisible();

    await view("Agenda");
    const row = page.getByRole("listitem").filter({ hasText: camp.service.name });
    await expect(row).toHaveCount(2);

    await view("Mes");
    await linkOf(page, 4).click();
    await expect(page.getByRole("heading", { name: "Lunes 4 de marzo de 2030" })).toBeVisible();
    for (const known of [camp.unit.code, camp.project.location, "Sin técnico", "Prevista"])
      await expect(row).toContainText(known);
    await expectAccessible(page);
    await row.getByRole("button", { name: /^Abrir/ }).click();
    const dialog = page.getByRole("dialog");
    await save(dialog);
    await expect(row).toContainText("Realizada");
  },
);

inProof(test)("an event is written, completed and deleted", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const { project, unit } = await aPlannedCamp();
  const title = unique("Retiro");
  await page.goto(`/projects/${project.id}/calendar`);
  await page.getByRole("link", { name: "Nuevo evento" }).click();
  await page.getByRole("textbox", { name: "Título" }).fill(title);
  await page.getByRole("combobox", { name: "Tipo" }).selectOption("REMOVAL");
  await page.getByRole("textbox", { name: "Fecha de inicio" }).fill("15/03/2030");
  await page.getByRole("textbox", { name: "Fecha de fin" }).fill("14/03/2030");
  await page.getByRole("combobox", { name: "Equipos" }).fill(unit.code);
  await page.getByRole("option", { name: unit.code }).click();
  await page.getByRole("button", { name: "Crear evento" }).click();
  await expect(page.getByRole("textbox", { name: "Fecha de fin" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await page.getByRole("textbox", { name: "Fecha de fin" }).fill("16/03/2030");
  await page.getByRole("button", { name: "Crear evento" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("link", { name: unit.code }).first()).toBeVisible();

  await page.getByRole("button", { name: `Marcar hecho ${unit.code}` }).click();
  const units = page.getByRole("group", { name: "Equipos" });
  await expect(units.getByText(/^Hecho \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Deshacer ${unit.code}` }).click();
  await expect(units.getByText("Pendiente")).toBeVisible();

  await page.getByRole("button", { name: "Completar" }).click();
  await toast(page, "Evento completado.");
  await expect(page.getByRole("button", { name: "Más acciones" })).toHaveCount(0);
  await page.getByRole("link", { name: "Editar" }).click();
  await page.getByRole("combobox", { name: "Estado" }).selectOption("CANCELLED");
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await fromMenu(page, "Eliminar");
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar evento" }).click();
  await expect(page).toHaveURL("/calendar");
  await page.goto(`/calendar?projectId=${project.id}&date=2030-03-15`);
  await expect(chip(page, { title, day: "15" })).toHaveCount(0);
});

inProof(test)(
  "a month of all projects names camps with counts; each leads to what it has that day",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const camp = await aPlannedCamp();
    await aCalendarEvent({
      projectId: camp.project.id,
      title: unique("Inspección"),
      startDate: "2030-03-06",
      endDate: "2030-03-06",
    });
    const planner = `staffId=${camp.planner.id}`;
    await page.goto(`/calendar?date=2030-03-04&${planner}`);
    const site = page.getByRole("link", {
      name: `${camp.project.location}: 1 trabajo, 1 por hacer, el miércoles 6 de marzo de 2030`,
    });
    await site.click();
    await expect(page).toHaveURL(/view=day/);
    await expect(page).toHaveURL(new RegExp(`projectId=${camp.project.id}`));
    await expect(page.getByText(camp.event.title)).toBeVisible();
  },
);
