import type { Page } from "@playwright/test";
import {
  anAssignment,
  anEquipment,
  aProject,
  aPromisedUnit,
  aUnitBlock,
} from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { addDays, dayOf, showDay } from "@/lib/values/dates";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { toast } from "./story";
import { unique } from "./unique";

const today = dayOf(new Date(), "America/Guayaquil");
const on = (days: number) => addDays(today, days);

/** Found by their name alone: one free, one promised at the end, one blocked, one out for ever, one that comes back. */
async function fiveUnits() {
  const name = unique("Plan");
  const type = "LVMNOS" as const;
  const [free, almost, blocked] = await Promise.all(
    ["A", "B", "C"].map((letter) => anEquipment({ name, type, code: unique(letter) })),
  );
  if (!free || !almost || !blocked) throw new Error("Units are missing.");
  const { reservation } = await aPromisedUnit({
    equipmentId: almost.id,
    fromDate: on(18),
    toDate: on(20),
  });
  await aUnitBlock({ equipmentId: blocked.id, fromDate: on(8), toDate: on(25) });
  const project = await aProject();
  const rented = { name, type, availability: "RENTADO", currentProjectId: project.id } as const;
  const [out, back] = [await anEquipment(rented), await anEquipment(rented)];
  await anAssignment({ projectId: project.id, equipmentId: out.id });
  await anAssignment({
    projectId: project.id,
    equipmentId: back.id,
    expectedReturnDate: on(30),
  });
  return { name, free, almost, blocked, out, back, reservation, project };
}

const list = (page: Page, name: string) => page.getByRole("region", { name });

const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

inProof(test)(
  "units are looked for by days, and the three lists say who has them",
  {
    tag: "@tablet",
  },
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const units = await fiveUnits();
    await page.goto(links.availability);
    await page.getByRole("textbox", { name: "Código o nombre" }).fill(units.name);
    await expect.poll(() => asked(page, "search")).toBe(units.name);
    const from = page.getByRole("textbox", { name: "Sale el" });
    await from.fill(showDay(on(10)));
    await from.blur();
    await expect.poll(() => asked(page, "from")).toBe(on(10));
    const to = page.getByRole("textbox", { name: "Vuelve el" });
    await to.fill(showDay(on(20)));
    await to.blur();
    await expect.poll(() => asked(page, "to")).toBe(on(20));
    await expect(page.getByText("Hay 1 equipo libre.")).toBeVisible();

    await page.getByRole("combobox", { name: "Tipo" }).selectOption("LVMNOS");
    await expect.poll(() => asked(page, "type")).toBe("LVMNOS");
    await page.getByRole("textbox", { name: "Cantidad" }).fill("3");
    await page.getByRole("textbox", { name: "Cantidad" }).press("Enter");
    await expect(page.getByText("Faltan 2: hay 1 equipo libre de los 3 que pide.")).toBeVisible();
    await expect(page.getByText(`El primero vuelve el ${showDay(on(20))}.`)).toBeVisible();

    await expect(
      list(page, "Libres (1)").getByRole("link", { name: units.free.code, exact: true }),
    ).toBeVisible();
    await expect(list(page, "Casi (1)")).toContainText(units.reservation.code);
    const busy = list(page, "Ocupados (3)");
    await expect(busy).toContainText(`Vuelve el ${showDay(on(30))}`);
    await expect(busy).toContainText("Sin retorno previsto");
    await expectAccessible(page);

    await page.getByRole("link", { name: "Ver cuáles y anotar cuándo vuelven" }).click();
    const out = list(page, "Fuera sin retorno previsto (1)");
    await expect(out.getByRole("link", { name: units.out.code })).toBeVisible();
    await expect(out.getByRole("link", { name: `Proyecto ${units.project.id}` })).toHaveAttribute(
      "href",
      links.projectResources(units.project.id),
    );
  },
);

inProof(test)(
  "what is typed wrong is said at its field, and nothing is searched",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    await page.goto(`${links.availability}?from=${on(9)}&to=${on(3)}&quantity=0`);
    await expect(page.getByText("Corrija lo que se busca")).toBeVisible();
    await expect(
      page.getByText("El día de vuelta no puede ser anterior al primero."),
    ).toBeVisible();
    await expect(page.getByText("Debe estar entre 1 y 500.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Línea de tiempo" })).toBeVisible();
    await expect(page.getByRole("region", { name: /^Libres/ })).toBeHidden();
  },
);

inProof(test)(
  "days are chosen on the timeline by keys, and N leads to their reservation",
  {
    tag: "@tablet",
  },
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const units = await fiveUnits();
    await page.goto(`${links.availability}?search=${encodeURIComponent(units.name)}&date=${today}`);
    const grid = page.getByRole("grid");
    await grid.focus();
    const words = grid.locator("xpath=ancestor::section[1]").getByRole("status");
    const row = grid.getByRole("row", { name: units.free.code });
    await expect(row).toContainText("Libre");
    await expect(
      words.filter({ hasText: `${units.free.code}, ${showDay(today)}: libre` }),
    ).toBeVisible();
    await grid.press("ArrowRight");
    await grid.press("Shift+ArrowRight");
    await grid.press("Shift+ArrowRight");
    await expect(
      page.getByText(`del ${showDay(on(1))} al ${showDay(on(4))} (3 días)`),
    ).toBeVisible();
    const reserved = links.newReservation({
      ...{ from: on(1), to: on(4), type: "LVMNOS", quantity: 1 },
      unitId: units.free.id,
    });
    await expect(
      page.getByRole("region", { name: "Línea de tiempo" }).getByRole("link", { name: "Reservar" }),
    ).toHaveAttribute("href", reserved);
    await expectAccessible(page);

    await grid.press("ArrowDown");
    await expect(page.getByText(`${units.almost.code}, `)).toBeVisible();
    for (let day = 3; day < 18; day += 1) await grid.press("ArrowRight");
    await expect(
      page.getByText(`Reservado: Reserva ${units.reservation.code}`).first(),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Abrir" })).toHaveAttribute(
      "href",
      links.reservation(units.reservation.id),
    );

    await grid.press("ArrowUp");
    await grid.press("n");
    await expect(page).toHaveURL(/\/reservations\/new\?.*type=LVMNOS&quantity=1/);
    await expect(page.getByRole("button", { name: `Quitar ${units.free.code}` })).toBeVisible();
  },
);

inProof(test)(
  "a mouse draws over free days, and a bar says whose they are",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const units = await fiveUnits();
    await page.goto(`${links.availability}?search=${encodeURIComponent(units.name)}&date=${today}`);
    const row = page.getByRole("row", { name: units.free.code });
    const track = row.getByRole("list");
    await track.scrollIntoViewIfNeeded();
    const box = await track.boundingBox();
    if (!box) throw new Error("The row is nowhere.");
    const at = (day: number) => box.x + (box.width / 35) * (day + 0.5);
    const middle = box.y + box.height / 2;
    await page.mouse.move(at(7), middle);
    await page.mouse.down();
    await page.mouse.move(at(10), middle, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText("(4 días): libre")).toBeVisible();
    await page.getByRole("grid").getByText(`Bloqueado: Reparación: Soldadura`).click();
    await expect(page.getByText(`${units.blocked.code}, del ${showDay(on(8))}`)).toBeVisible();
    await expect(
      page.getByRole("region", { name: "Línea de tiempo" }).getByRole("link", { name: "Reservar" }),
    ).toBeHidden();
  },
);

inProof(test)(
  "a mouse takes a reservation by an end, and what it would mean is told before it is saved",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const units = await fiveUnits();
    await page.goto(`${links.availability}?search=${encodeURIComponent(units.name)}&date=${today}`);
    const row = page.getByRole("row", { name: units.almost.code });
    const bar = row.getByText(`Reservado: Reserva ${units.reservation.code}`);
    await bar.scrollIntoViewIfNeeded();
    const track = await row.getByRole("list").boundingBox();
    const box = await bar.locator("xpath=..").boundingBox();
    if (!track || !box) throw new Error("The bar is nowhere.");
    const [end, middle] = [box.x + box.width - 3, box.y + box.height / 2];
    await page.mouse.move(end, middle);
    await page.mouse.down();
    await page.mouse.move(end + (4 * track.width) / 35, middle, { steps: 4 });
    await page.mouse.up();
    const window = page.getByRole("dialog", { name: "Cambiar los días" });
    await expect(window.getByRole("textbox", { name: "Desde" })).toHaveValue(showDay(on(18)));
    await expect(window.getByRole("textbox", { name: "Vuelve el" })).toHaveValue(showDay(on(24)));
    await expect(window).toContainText(`del ${showDay(on(18))} al ${showDay(on(20))}`);
    await expect(window.getByRole("status")).toContainText(
      `${units.almost.code} sigue guardado esos días.`,
    );
    await expectAccessible(page);
    await window.getByRole("button", { name: "Guardar días" }).click();
    await toast(page, "Días cambiados.");
    await expect(row).toContainText(`del ${showDay(on(18))} al ${showDay(on(24))}`);
  },
);

test.describe("days that cannot be", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test(
    "a reservation is moved by keys or a finger, past what stands in the way",
    {
      tag: "@tablet",
    },
    async ({ page, signedInAs }, { project }) => {
      await signedInAs("ADMINISTRATIVO");
      const units = await fiveUnits();
      await aUnitBlock({ equipmentId: units.almost.id, fromDate: on(21), toDate: on(23) });
      await page.goto(
        `${links.availability}?search=${encodeURIComponent(units.name)}&date=${today}`,
      );
      const bar = page.getByText(`Reservado: Reserva ${units.reservation.code}`).first();
      if (project.name === "tablet") {
        await bar.tap();
        await page.getByRole("button", { name: "Cambiar días" }).tap();
      } else {
        await bar.click();
        await page.getByRole("grid").focus();
        await page.keyboard.press("m");
      }
      const window = page.getByRole("dialog", { name: "Cambiar los días" });
      const told = window.getByRole("status");
      const end = window.getByRole("textbox", { name: "Vuelve el" });
      await end.fill(showDay(on(17)));
      await expect(told).toContainText("No puede volver antes de salir.");
      await end.fill(showDay(on(22)));
      await expect(told).toContainText(`${units.almost.code} no está libre`);
      await expect(told).toContainText("En su lugar va");
      await expectAccessible(page);
      await window.getByRole("button", { name: "Guardar días" }).click();
      await toast(page, "Días cambiados.");
      await page.goto(links.reservation(units.reservation.id));
      const promised = page.getByRole("group", { name: "Equipos de la reserva" });
      await expect(promised).toContainText(`del ${showDay(on(18))} al ${showDay(on(22))}`);
      await expect(promised.getByRole("link", { name: units.almost.code })).toHaveCount(0);
      await page.getByRole("button", { name: /^Cambiar días de/ }).click();
      await expect(end).toHaveValue(showDay(on(22)));
    },
  );
});

inProof(test)("a technician sees the days and reserves nothing", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const units = await fiveUnits();
  await page.goto(`${links.availability}?search=${encodeURIComponent(units.name)}`);
  await expect(page.getByText("Hay 1 equipo libre.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Reservar/ })).toBeHidden();
  await page.getByRole("grid").focus();
  await expect(page.getByText(/: libre$/)).toBeVisible();
  await expect(page.getByRole("link", { name: /Reservar/ })).toBeHidden();
});

inProof(test)(
  "a unit is blocked and unblocked on its card, and its strip shows it",
  {
    tag: "@tablet",
  },
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const unit = await anEquipment({ type: "TNQAAR", code: unique("S") });
    await page.goto(links.equipment(unit.id));
    const strip = page.getByRole("grid", {
      name: `Quién tiene ${unit.code} en los próximos 90 días`,
    });
    await expect(strip).toContainText("Libre");
    const blocks = list(page, "Bloqueos");
    await blocks.getByRole("button", { name: "Bloquear" }).click();
    const form = page.getByRole("dialog", { name: `Bloquear ${unit.code}` });
    await form.getByRole("textbox", { name: "Desde" }).fill(showDay(on(9)));
    await form.getByRole("textbox", { name: "Vuelve el" }).fill(showDay(on(4)));
    await form.getByRole("textbox", { name: "Motivo" }).fill("Soldadura del tanque");
    await form.getByRole("button", { name: "Bloquear" }).click();
    await expect(
      form.getByText("El día de vuelta no puede ser anterior al primero."),
    ).toBeVisible();
    await expectAccessible(page);
    await form.getByRole("textbox", { name: "Vuelve el" }).fill(showDay(on(14)));
    await form.getByRole("button", { name: "Bloquear" }).click();
    await toast(page, "Equipo bloqueado.");
    await expect(strip).toContainText("Bloqueado: Reparación: Soldadura del tanque");
    await expect(blocks).toContainText(`${showDay(on(9))} – ${showDay(on(14))}`);
    await blocks.getByRole("button", { name: /Acciones del bloqueo/ }).click();
    await page.getByRole("menuitem", { name: "Retirar el bloqueo" }).click();
    await page.getByRole("button", { name: "Retirar", exact: true }).click();
    await toast(page, "Bloqueo retirado.");
    await expect(strip).toContainText("Libre");
  },
);
