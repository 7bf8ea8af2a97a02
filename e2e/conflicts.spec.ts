import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { reservationLines } from "@/db/schema";
import {
  anAssignment,
  anEquipment,
  aProject,
  aPromisedUnit,
  aService,
} from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { addDays, dayOf, showDay } from "@/lib/values/dates";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { act, toast } from "./story";
import { unique } from "./unique";

const today = dayOf(new Date(), "America/Guayaquil");

/** Nobody else's units are of it. */
const type = "CMPRBN";

/** The first of all by code, so that it is in sight beside what other journeys leave late. */
async function aLateUnit() {
  const project = await aProject({ location: unique("Campo"), startDate: "2026-01-01" });
  const unit = await anEquipment({
    code: unique("AAA"),
    type,
    availability: "RENTADO",
    currentProjectId: project.id,
  });
  const days = { fromDate: today, toDate: addDays(today, 9) };
  const { reservation, line } = await aPromisedUnit({ equipmentId: unit.id, ...days });
  await database().update(reservationLines).set({ type }).where(eq(reservationLines.id, line.id));
  await anAssignment({
    projectId: project.id,
    equipmentId: unit.id,
    startDate: addDays(today, -30),
    expectedReturnDate: addDays(today, -2),
  });
  const service = await aService({ name: unique("Mantenimiento de planta") });
  await anAssignment({
    projectId: project.id,
    equipmentId: service.id,
    kind: "SERVICIO",
    servedEquipmentId: unit.id,
    startDate: addDays(today, -30),
  });
  return { project, unit, reservation };
}

const conflictOf = (page: Page, code: string) =>
  page
    .getByRole("region", { name: "Conflictos de equipos" })
    .getByRole("listitem")
    .filter({ hasText: code });

inProof(test)(
  "a unit late for a promise is told on the first screen, exchanged, and told no more",
  {
    tag: "@tablet",
  },
  async ({ page, signedInAs }) => {
    const { project, unit, reservation } = await aLateUnit();
    const spare = await anEquipment({ code: unique("AAB"), type });
    await signedInAs("ADMINISTRATIVO");
    await page.goto(links.home);
    const conflict = conflictOf(page, unit.code);
    await expect(conflict).toContainText(`Debía volver el ${showDay(addDays(today, -2))}`);
    await expect(conflict).toContainText(`está reservado desde hoy (Reserva ${reservation.code}`);
    await expect(conflict).toContainText(spare.code);
    await expectAccessible(page);
    await conflict.getByRole("link", { name: "Intercambiar el equipo" }).click();

    const row = page.getByRole("row").filter({ hasText: unit.code });
    await expect(row.filter({ hasText: "debía volver el" })).toHaveCount(1);
    await act(page, unit.code, "Intercambiar");
    const dialog = page.getByRole("dialog", { name: `Intercambiar ${unit.code}` });
    await dialog.getByRole("button", { name: "Intercambiar" }).click();
    await expect(dialog.getByText("Este campo es obligatorio.").first()).toBeVisible();
    await expect(dialog.getByText("Siguen con el otro equipo")).toBeVisible();
    await dialog.getByRole("combobox", { name: "Equipo que queda en su lugar" }).fill(spare.code);
    await page.getByRole("option", { name: spare.code }).click();
    await dialog
      .getByRole("textbox", { name: "Motivo", exact: true })
      .fill("Lo espera otro cliente");
    await dialog
      .getByRole("combobox", { name: `Cómo vuelve ${unit.code}` })
      .selectOption("EN REPARACION");
    await dialog.getByRole("button", { name: "Intercambiar" }).click();
    await expect(dialog.getByText("Indique el motivo de la reparación.")).toBeVisible();
    await expectAccessible(page);
    await dialog
      .getByRole("combobox", { name: `Cómo vuelve ${unit.code}` })
      .selectOption("INCOMPLETO");
    await dialog.getByRole("button", { name: "Intercambiar" }).click();
    await toast(page, `${spare.code} queda en lugar de ${unit.code}, con 1 servicio.`);

    await page.goto(links.projectResources(project.id));
    await expect(
      page.getByRole("row").filter({ hasText: spare.code }).filter({ hasText: "en curso" }),
    ).not.toHaveCount(0);
    await page.goto(links.home);
    await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();
    await expect(page.getByText("Por hacer hoy")).toBeVisible();
    await expect(conflictOf(page, unit.code)).toHaveCount(0);
  },
);

inProof(test)(
  "assigning tells what comes after a unit, and takes it until that day",
  {
    tag: "@tablet",
  },
  async ({ page, signedInAs }) => {
    const project = await aProject({
      location: unique("Campo"),
      startDate: "2026-01-01",
      endDate: null,
    });
    const unit = await anEquipment({ code: unique("EQ") });
    const [from, to] = [addDays(today, 10), addDays(today, 15)];
    const { reservation } = await aPromisedUnit({
      equipmentId: unit.id,
      fromDate: from,
      toDate: to,
    });
    await signedInAs("ADMINISTRATIVO");
    await page.goto(links.assignResources(project.id));
    await page.getByRole("textbox", { name: "Buscar por código o nombre" }).fill(unit.code);
    const reserved = `Reservado del ${showDay(from)} al ${showDay(to)} (${reservation.code})`;
    await expect(page.getByRole("region", { name: "Resultados" })).toContainText(reserved);
    await page.getByRole("checkbox", { name: unit.code }).click();
    const after = page.getByRole("list", { name: `Después de ${unit.code}` });
    await expect(after).toContainText(`${reserved}: ponga un fin o un retorno previsto`);
    await page.getByRole("textbox", { name: `Tarifa diaria de ${unit.code}` }).fill("12.50");
    await page.getByRole("button", { name: "Asignar", exact: true }).click();
    await expect(
      page.getByText(
        `${unit.code} está reservado desde el ${showDay(from)} (${reservation.code}).`,
      ),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Retorno previsto" }).fill(showDay(from));
    await expect(after).toContainText(`${reserved}.`);
    await page.getByRole("button", { name: "Asignar", exact: true }).click();
    await toast(page, "Recursos asignados.");
    await expect(page.getByRole("row").filter({ hasText: unit.code })).toContainText(
      `vuelve el ${showDay(from)}`,
    );
  },
);
