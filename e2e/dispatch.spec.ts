import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { type assignments, mails, projects, routeStops, routes } from "@/db/schema";
import {
  aCustodyChain,
  aCustodyChainItem,
  anAssignment,
  aProject,
  aRentedUnit,
  aService,
  aStaffMember,
  aVehicle,
  aVisit,
  aWorksheet,
} from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { addDays, type Day, dayOf } from "@/lib/values/dates";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { toast } from "./story";
import { unique, uniquePlate } from "./unique";
import { whatStandsOut } from "./width";

const today = dayOf(new Date(), "America/Guayaquil");

/** Far ahead, and nobody else's. */
const aMonday = () => addDays("2040-01-02", 7 * randomInt(2_000));

/** The first of all by place, so that they are in sight beside what other journeys have at work. */
async function aSite() {
  const project = await aProject({
    location: unique("AA Campo"),
    contactName: "Zoila Paz",
    contactPhone: "099 123 4567",
  });
  const { unit, assignment } = await aRentedUnit(project);
  const visited = async (startDate: Day, given: Partial<typeof assignments.$inferInsert> = {}) =>
    anAssignment({
      projectId: project.id,
      equipmentId: (await aService({ name: unique("Limpieza") })).id,
      kind: "SERVICIO",
      servedEquipmentId: unit.id,
      intervalDays: 3,
      startDate,
      ...given,
    });
  return { project, unit, assignment, visited };
}

const aTechnician = async (email?: string) => {
  const member = await aStaffMember({
    firstName: "AA",
    lastName: unique("Técnica"),
    ...(email ? { email } : {}),
  });
  return { ...member, name: `${member.firstName} ${member.lastName}` };
};

const stop = (page: Page, assignmentId: number, day: Day) =>
  page.locator(`[data-stop="visit-${assignmentId}-${day}"]`);

const planning = (date: Day, view: "week" | "day") =>
  `${links.dispatch}?date=${date}${view === "day" ? "&view=day" : ""}`;

async function standing(staffId: number) {
  const rows = await database()
    .select({ date: routes.date, id: routeStops.assignmentId })
    .from(routeStops)
    .innerJoin(routes, eq(routes.id, routeStops.routeId))
    .where(eq(routes.staffId, staffId))
    .orderBy(asc(routes.date), asc(routeStops.position));
  return rows.map(({ date, id }) => `${date} ${id}`);
}

test("a week is planned, proposed and published, and its technician is told once", {
  tag: "@tablet",
}, async ({ page, signedInAs }) => {
  const email = await signedInAs("TECNICO");
  const technician = await aTechnician(email);
  const monday = aMonday();
  const { visited } = await aSite();
  const service = await visited(monday);
  await signedInAs("ADMINISTRATIVO");

  await page.goto(planning(monday, "day"));
  await expect(page.getByRole("heading", { level: 1, name: "Planificación" })).toBeVisible();
  await expectAccessible(page);
  await stop(page, service.id, monday).click();
  const window = page.getByRole("dialog");
  await window.getByRole("combobox", { name: "Quién va" }).selectOption(technician.name);
  await window.getByRole("checkbox", { name: "Suele ir a este servicio" }).check();
  await window.getByRole("textbox", { name: "Notas" }).fill("Llevar bomba");
  await expectAccessible(page);
  await window.getByRole("button", { name: "Guardar" }).click();
  const lane = page.getByRole("region", { name: technician.name });
  await expect(lane).toContainText("Llevar bomba");
  expect(await standing(technician.id)).toEqual([`${monday} ${service.id}`]);

  await page.goto(planning(monday, "week"));
  await page.getByRole("link", { name: "Proponer" }).click();
  const proposal = page.getByRole("region", { name: "Propuesta" });
  await expect(proposal).toContainText("paradas para");
  const row = page.getByRole("row").filter({ hasText: technician.name });
  await expect(row).toContainText("+1 propuesta");
  await expectAccessible(page);
  await proposal.getByRole("button", { name: "Aplicar propuesta" }).click();
  await expect(proposal).toHaveCount(0);
  await expect(row.locator("[data-stop]")).toHaveCount(3);
  const week = [0, 3, 6].map((by) => `${addDays(monday, by)} ${service.id}`);
  expect(await standing(technician.id)).toEqual(week);

  await page.getByRole("button", { name: /^Publicar \(/ }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "rutas publicadas" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Todo publicado" })).toBeDisabled();
  const told = await database().select().from(mails).where(eq(mails.recipient, email));
  expect(told).toHaveLength(1);
  expect(told[0]?.words).toContain("Llevar bomba");

  await page.getByRole("button", { name: "Semana siguiente" }).click();
  await page.getByRole("button", { name: "Copiar semana anterior" }).click();
  await page.getByRole("button", { name: "Copiar", exact: true }).click();
  await toast(page, "Semana copiada.");
});

inProof(test)(
  "a route goes from each stop to the nearest, where its projects say where they are",
  {
    tag: "@tablet",
  },
  async ({ page, signedInAs }) => {
    const technician = await aTechnician();
    const monday = aMonday();
    const sites = await Promise.all([aSite(), aSite(), aSite()]);
    const places = ["-0.1, -76.9", "-0.9, -76.9", "-0.2, -76.9"];
    const services = [];
    for (const [at, { project, visited }] of sites.entries()) {
      await database()
        .update(projects)
        .set({ coordinates: places[at] })
        .where(eq(projects.id, project.id));
      services.push(await visited(monday));
    }
    const [route] = await database()
      .insert(routes)
      .values({ date: monday, staffId: technician.id })
      .returning();
    await database()
      .insert(routeStops)
      .values(
        services.map(({ id }, at) => ({
          ...{ routeId: route?.id ?? 0, position: at + 1, assignmentId: id, plannedDate: monday },
          notes: `Parada ${at + 1}`,
        })),
      );
    await signedInAs("ADMINISTRATIVO");
    await page.goto(planning(monday, "day"));
    const more = page.getByRole("button", { name: `Más acciones de ${technician.name}` });
    await more.click();
    await page.getByRole("menuitem", { name: "Ordenar por cercanía" }).click();
    await toast(page, "Ruta ordenada.");
    const [first, far, near] = services.map(({ id }) => `${monday} ${id}`);
    expect(await standing(technician.id)).toEqual([first, near, far]);
    const notes = await database()
      .select({ notes: routeStops.notes })
      .from(routeStops)
      .where(eq(routeStops.routeId, route?.id ?? 0))
      .orderBy(asc(routeStops.position));
    expect(notes.map((stop) => stop.notes)).toEqual(["Parada 1", "Parada 3", "Parada 2"]);
    await more.click();
    await page.getByRole("menuitem", { name: "Ordenar por cercanía" }).click();
    await expect(page.getByText("Ya va de cada parada a la más cercana.")).toBeVisible();
    await expectAccessible(page);

    await database()
      .update(projects)
      .set({ coordinates: null })
      .where(eq(projects.id, sites[1]?.project.id ?? 0));
    await page.reload();
    await more.click();
    await expect(page.getByRole("menuitem", { name: "Vehículo y notas" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Ordenar por cercanía" })).toHaveCount(0);
  },
);

inProof(test)(
  "M and arrows move a stop; two dispatchers see both their routes",
  async ({ page, signedInAs }) => {
    const technician = await aTechnician();
    const monday = aMonday();
    const { visited } = await aSite();
    const [first, second] = [await visited(monday), await visited(monday)];
    await signedInAs("ADMINISTRATIVO");
    await page.goto(planning(monday, "day"));

    const pick = async (id: number) => {
      await stop(page, id, monday).focus();
      await page.keyboard.press("m");
      const said = page.getByRole("status").filter({ hasText: "Flechas" });
      await expect(said).toBeVisible();
      for (let step = 0; step < 40; step += 1) {
        if ((await said.textContent())?.includes(technician.name)) return;
        await page.keyboard.press("ArrowRight");
      }
    };
    await pick(first.id);
    await page.keyboard.press("Escape");
    expect(await standing(technician.id)).toEqual([]);
    await pick(first.id);
    await page.keyboard.press("Enter");
    const lane = page.getByRole("region", { name: technician.name });
    await expect(lane.locator("[data-stop]")).toHaveCount(1);
    await expect(stop(page, first.id, monday)).toBeFocused();

    const third = await visited(monday);
    const other = await page.request.put("/api/dispatch/routes/", {
      data: {
        date: monday,
        technical_id: technician.id,
        stops: [first, third].map(({ id }) => ({ project_resource_id: id, planned_date: monday })),
      },
    });
    expect(other.status()).toBe(200);
    await pick(second.id);
    await page.keyboard.press("Enter");
    const clash = page.getByRole("dialog", { name: "Otra persona cambió esta ruta" });
    await expect(
      clash.getByRole("region", { name: "Como usted la quiso" }).locator("li"),
    ).toHaveCount(2);
    await expect(clash.getByRole("region", { name: "Como quedó" }).locator("li")).toHaveCount(2);
    await expectAccessible(page);
    await clash.getByRole("button", { name: "Hacer mi cambio" }).click();
    await expect(lane.locator("[data-stop]")).toHaveCount(3);
    expect(await standing(technician.id)).toEqual(
      [first, third, second].map(({ id }) => `${monday} ${id}`),
    );

    await pick(second.id);
    for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(lane.locator("li").first().locator("[data-stop]")).toHaveAttribute(
      "data-stop",
      `visit-${second.id}-${monday}`,
    );

    await stop(page, third.id, monday).dragTo(page.getByRole("region", { name: "Sin asignar" }));
    await expect(lane.locator("[data-stop]")).toHaveCount(2);

    const plate = uniquePlate();
    await aVehicle({ plate });
    await lane.getByRole("button", { name: `Más acciones de ${technician.name}` }).click();
    await page.getByRole("menuitem", { name: "Vehículo y notas" }).click();
    const form = page.getByRole("dialog");
    await form.getByRole("combobox", { name: "Vehículo" }).fill(plate);
    await page.getByRole("option", { name: plate }).click();
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(lane).toContainText(plate);
  },
);

inProof(test)(
  "a technician's day: each stop opens the right form, filled in",
  { tag: "@tablet" },
  async ({ page, signedInAs }) => {
    const technician = await aTechnician(await signedInAs("TECNICO"));
    const { project, unit, assignment, visited } = await aSite();
    await aRentedUnit(project);
    const [plain, carried] = [
      await visited(today, { servedEquipmentId: null }),
      await visited(addDays(today, -3)),
    ];
    const sheet = await aWorksheet({ projectId: project.id });
    await aVisit({ assignmentId: carried.id, plannedDate: addDays(today, -3) });
    const chain = await aCustodyChain({ worksheetId: sheet.id, date: addDays(today, -3) });
    await aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
    const vehicle = await aVehicle({ plate: uniquePlate() });
    const [route] = await database()
      .insert(routes)
      .values({
        date: today,
        staffId: technician.id,
        vehicleId: vehicle.id,
        status: "PUBLISHED",
        publishedAt: new Date(),
      })
      .returning();
    await database()
      .insert(routeStops)
      .values(
        [plain, carried].map(({ id }, at) => ({
          routeId: route?.id ?? 0,
          position: at + 1,
          assignmentId: id,
          plannedDate: today,
        })),
      );

    await page.goto(links.home);
    const mine = page.getByRole("region", { name: "Mi día" });
    await expect(mine).toContainText("2 paradas por hacer de 2");
    await expect(mine).toContainText(vehicle.plate);
    await expect(mine.getByRole("link", { name: "099 123 4567" }).first()).toBeVisible();
    await expect(mine).not.toContainText("$");
    await expectAccessible(page);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 780 });
    await expect.poll(() => page.evaluate(whatStandsOut)).toEqual([]);
    if (size) await page.setViewportSize(size);
    await mine.getByRole("button", { name: "Registrar la visita" }).click();
    const window = page.getByRole("dialog");
    await expect(window.getByRole("combobox", { name: "Técnico" })).toHaveValue(technician.name);
    await window.getByRole("button", { name: "Guardar" }).click();
    await toast(page, "Visita guardada.");
    await expect(mine).toContainText("1 parada por hacer de 2");
    await expect(mine.getByRole("listitem").filter({ hasText: "Siguiente" })).toContainText(
      unit.code,
    );

    await mine.getByRole("link", { name: "Registrar con cadena de custodia" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Nueva cadena" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`sheet=${sheet.id}&unit=${assignment.id}`));
    await expect(page.getByRole("combobox", { name: "Vehículo" })).toHaveValue(vehicle.plate);
    await expect(page.getByRole("textbox", { name: "Contacto" }).first()).toBeVisible();
  },
);
