import { anAssignment, aProject, aRentedUnit, aService } from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { act, toast } from "./story";
import { unique } from "./unique";

const choices = { name: "Elegir todas las filas de la página" };

async function aDailyService(name: string) {
  const project = await aProject({ location: unique("Plataforma"), startDate: "2026-01-01" });
  const service = await aService({ name });
  await anAssignment({
    ...{ projectId: project.id, equipmentId: service.id, kind: "SERVICIO", cost: "20.00" },
  });
  return project;
}

inProof(test)(
  "visits of a day are marked at once, row by row, and planned again from the notice @tablet",
  async ({ page, signedInAs }) => {
    const name = unique("Limpieza");
    const project = await aDailyService(name);
    await signedInAs("ADMINISTRATIVO");
    await page.goto(`/calendar?view=agenda&date=2030-03-04&projectId=${project.id}`);
    const monday = page.getByRole("region", { name: /lunes 4 de marzo de 2030/i });
    const tuesday = page.getByRole("region", { name: /martes 5 de marzo de 2030/i });
    await monday.getByRole("checkbox", { name: `Elegir ${name}, ${project.location}` }).click();
    await tuesday.getByRole("checkbox", { name: /^Elegir las visitas sin marcar/ }).click();
    await expect(page.getByText("2 visitas elegidas")).toBeVisible();
    await page.getByRole("button", { name: "Marcar", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "Omitidas" }).click();
    await expect(dialog.getByText("Falta el motivo")).toHaveCount(2);
    await dialog.getByLabel("Por qué no se hace").fill("Lluvia");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Marcar 2" }).click();
    await expect(dialog.getByRole("heading", { name: "2 visitas omitidas" })).toBeVisible();
    await dialog.getByRole("button", { name: "Listo" }).click();
    await expect(monday.getByText("Omitida")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await toast(page, "Quedaron como estaban.");
    await expect(monday.getByText("Prevista")).toBeVisible();
    await expect(tuesday.getByText("Prevista")).toBeVisible();
  },
);

test("a notice offers to undo for ten seconds, and longer while somebody points at it", async ({
  page,
  signedInAs,
}) => {
  const project = await aProject();
  const { unit } = await aRentedUnit(project);
  await signedInAs("ADMINISTRATIVO");
  await page.clock.install();
  await page.goto(links.projectResources(project.id));
  await act(page, unit.code, "Liberar hoy");
  await page.getByRole("alertdialog").getByRole("button", { name: "Liberar" }).click();
  const undo = page.getByRole("button", { name: "Deshacer" });
  await undo.hover();
  // The page hears of the pointer before its time goes on.
  await page.clock.runFor(1_000);
  await page.clock.runFor(30_000);
  await expect(undo).toBeVisible();
  await undo.click();
  await toast(page, "Quedó como estaba.");
  await act(page, unit.code, "Liberar hoy");
  await page.getByRole("alertdialog").getByRole("button", { name: "Liberar" }).click();
  await expect(undo).toBeVisible();
  await page.mouse.move(5, 400);
  await page.clock.runFor(9_000);
  await expect(undo).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(undo).toBeHidden();
});

inProof(test)(
  "the history takes a retirement back, unless the record changed meanwhile",
  async ({ page, signedInAs }) => {
    const project = await aProject();
    const { unit, assignment } = await aRentedUnit(project);
    await signedInAs("ADMINISTRATIVO");
    await page.goto(links.projectResources(project.id));
    await page.getByRole("checkbox", choices).click();
    await page.getByRole("button", { name: "Retirar", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Retirar 1" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Listo" }).click();
    await act(page, unit.code, "Historial");
    const history = page.getByRole("dialog", { name: /^Historial de/ });
    await expect(history.getByRole("button", { name: "Deshacer" })).toHaveCount(1);
    await expectAccessible(page);
    const { origin } = new URL(page.url());
    for (const verb of ["reactivate", "release"]) {
      const asked = { data: { id: assignment.id }, headers: { origin } };
      const answer = await page.request.post(`/api/projects/resources/${verb}/`, asked);
      expect(answer.status()).toBe(200);
    }
    await history.getByRole("button", { name: "Deshacer" }).click();
    await history.getByRole("button", { name: "Ver cómo quedó" }).click();
    await act(page, unit.code, "Historial");
    await history.getByRole("button", { name: "Deshacer" }).click();
    await toast(page, "Quedó como estaba.");
    await expect(page.getByRole("row").filter({ hasText: unit.code })).not.toContainText("Retirad");
  },
);

inProof(test)(
  "a price to come is taken back from its window, and from the history while nothing followed it",
  async ({ page, signedInAs }) => {
    const project = await aProject({ location: unique("Tarifas") });
    const { unit } = await aRentedUnit(project, { cost: "12.00" });
    await signedInAs("ADMINISTRATIVO");
    await page.goto(links.projectResources(project.id));
    const dialog = page.getByRole("dialog");
    const ask = async (cost: string) => {
      await page.getByRole("checkbox", choices).click();
      await page.getByRole("button", { name: "Cambiar tarifa", exact: true }).click();
      await dialog.getByRole("textbox", { name: "Desde" }).fill("15/01/2100");
      await dialog.getByLabel("Tarifa").fill(cost);
      await dialog.getByRole("button", { name: "Cambiar 1" }).click();
      await expect(dialog.getByRole("heading", { name: "1 tarifa cambiada" })).toBeVisible();
    };
    const undo = dialog.getByRole("button", { name: "Deshacer" });
    await ask("15,50");
    await undo.click();
    await expect(dialog.getByRole("heading", { name: "Quedaron como estaban." })).toBeVisible();
    await dialog.getByRole("button", { name: "Listo" }).click();
    await ask("16,75");
    await dialog.getByRole("button", { name: "Listo" }).click();
    await ask("17,25");
    await expect(undo).toHaveCount(0);
    await dialog.getByRole("button", { name: "Listo" }).click();
    await act(page, unit.code, "Historial");
    await expect(dialog.getByText("$16,75").first()).toBeVisible();
    await expect(undo).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("checkbox", choices).click();
    await page.getByRole("button", { name: "Cambiar tarifa", exact: true }).click();
    await dialog.getByRole("textbox", { name: "Desde" }).fill("15/02/2100");
    await dialog.getByLabel("Tarifa").fill("18");
    await dialog.getByRole("button", { name: "Cambiar 1" }).click();
    await dialog.getByRole("button", { name: "Listo" }).click();
    await act(page, unit.code, "Historial");
    await expect(undo).toHaveCount(1);
    await expectAccessible(page);
    await undo.click();
    await toast(page, "Tarifa quitada.");
  },
);
