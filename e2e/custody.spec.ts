import type { Page } from "@playwright/test";
import {
  aCustodyChain,
  aCustodyChainItem,
  aMaintenanceSheet,
  anAssignment,
  aPartner,
  aProject,
  aRentedUnit,
  aService,
  aStaffMember,
  aVehicle,
  aWorksheet,
} from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { fromMenu } from "./story";
import { unique } from "./unique";

async function anOpenSheet() {
  const partner = await aPartner({ name: unique("Petrolera") });
  const project = await aProject({
    partnerId: partner.id,
    location: unique("Plataforma"),
    contactName: "Rosa Andi",
  });
  const units = [await aRentedUnit(project), await aRentedUnit(project)];
  const sheet = await aWorksheet({
    projectId: project.id,
    seriesCode: unique("FAE-PS").replace(" ", "-"),
  });
  return { project, sheet, codes: units.map(({ unit }) => unit.code) };
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function choose(page: Page, name: string, text: string) {
  await page.getByRole("combobox", { name }).fill(text);
  await page.getByRole("listbox").getByRole("option", { name: text }).click();
}

test("a technician fills a chain on the tablet, and nothing is lost on the way", {
  tag: "@tablet",
}, async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const { project, sheet, codes } = await anOpenSheet();
  const surname = unique("Grefa");
  await aStaffMember({ firstName: "Wilmer", lastName: surname, licenseUntil: "2026-01-09" });
  const { plate } = await aVehicle();

  await page.goto(`/custody/new?search=${encodeURIComponent(project.location)}`);
  await expectAccessible(page);
  await page.getByRole("link", { name: sheet.seriesCode }).click();
  await expect(page.getByText(`${codes.length} de ${codes.length} elegidos`)).toBeVisible();

  await page.getByRole("button", { name: "Guardar borrador" }).click();
  await expect(page.getByText("Opción inválida").or(page.getByText("obligatorio"))).toBeVisible();

  await field(page, "Fecha").fill("10/01/2026");
  await page.getByRole("radio", { name: "Lodos" }).click();
  await field(page, "Galones").fill("1000");
  await expect(field(page, "Barriles (BBL)")).toHaveValue("23,81");
  await expect(field(page, "m³")).toHaveValue("3,79");
  await page.getByRole("checkbox", { name: String(codes[1]) }).click();
  await choose(page, "Técnico", surname);
  await expect(page.getByText("Licencia de conducir")).toContainText("venció el 09/01/2026");
  await expect(field(page, "Origen: técnico responsable")).toHaveValue(`Wilmer ${surname}`);
  await choose(page, "Vehículo", plate);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText("Se recuperó lo que no se había guardado")).toBeVisible();
  await expect(field(page, "Galones")).toHaveValue("1.000,00");
  await expect(page.getByRole("radio", { name: "Lodos" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Vehículo" })).toHaveValue(plate);

  await page.getByRole("button", { name: "Guardar y completar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cadena de custodia" })).toBeVisible();
  await expect(page.getByText("COMPLETADA", { exact: true })).toBeVisible();
  const paper = page.getByRole("article", { name: "Cadena de custodia" });
  await expect(paper).toContainText("23,81");
  await expect(paper).toContainText(plate);
  await expect(paper.getByRole("link", { name: String(codes[0]) })).toBeVisible();
  await expect(paper.getByRole("link", { name: String(codes[1]) })).toHaveCount(0);
  await expect(page.getByText("Documentos vencidos en la fecha de la cadena")).toBeVisible();
  await page.getByRole("button", { name: "Más acciones" }).click();
  await expect(page.getByRole("menuitem", { name: "Anular" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Eliminar" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expectAccessible(page);

  await page.goto(`/custody/new?sheet=${sheet.id}`);
  await expect(field(page, "Galones")).toHaveValue("");
});

test.describe("without signal", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

  test("an answer that is lost makes one chain, with what was typed last", async ({
    page,
    signedInAs,
  }) => {
    await signedInAs("TECNICO");
    const { project, sheet } = await anOpenSheet();
    await page.goto(`/custody/new?sheet=${sheet.id}`);
    await page.getByRole("radio", { name: "Ripios" }).click();
    await field(page, "m³").fill("2,5");
    await expect(field(page, "Galones")).toHaveValue("660,43");

    await page.route("**/custody/new**", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      return route.abort("failed");
    });
    await page.getByRole("button", { name: "Guardar borrador" }).click();
    await expect(page.getByText("Sin conexión: no se pudo guardar.")).toBeVisible();
    await page.unroute("**/custody/new**");
    await field(page, "Observaciones").fill("Segundo intento");
    await page.getByRole("button", { name: "Guardar borrador" }).click();
    await expect(page.getByRole("article", { name: "Cadena de custodia" })).toContainText(
      "Segundo intento",
    );

    await page.goto(`/custody?search=${encodeURIComponent(project.location)}`);
    await expect(page.getByText("Total de 1 cadena")).toBeVisible();
  });
});

inProof(test)(
  "the office completes, renumbers, cancels and removes a chain",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const { sheet, project } = await anOpenSheet();
    const { unit } = await aRentedUnit(project);
    const chain = await aCustodyChain({
      worksheetId: sheet.id,
      volumeUnit: "GALLONS",
      gallons: "1000.000000",
      barrels: "23.809524",
      cubicMeters: "3.785410",
    });
    await aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id, sequence: 7 });
    await page.goto(`/custody/${chain.id}`);
    const dialog = page.getByRole("alertdialog");
    const act = async (button: string, confirm: string, done: string) => {
      await page.getByRole("button", { name: button, exact: true }).click();
      await dialog.getByRole("button", { name: confirm }).click();
      await expect(page.getByText(done)).toBeVisible();
      await expect(dialog).toHaveCount(0);
    };
    await act("Completar", "Completar", "Cadena de custodia completada.");
    const actFromMenu = async (name: string, confirm: string, done: string) => {
      await fromMenu(page, name);
      await dialog.getByRole("button", { name: confirm }).click();
      await expect(page.getByText(done)).toBeVisible();
      await expect(dialog).toHaveCount(0);
    };
    await actFromMenu("Renumerar", "Renumerar", "Códigos de la cadena regenerados.");
    await actFromMenu("Anular", "Anular cadena", "Cadena de custodia anulada.");
    await expect(page.getByText("ANULADA", { exact: true })).toBeVisible();
    await act("Volver a borrador", "Volver a borrador", "La cadena volvió a BORRADOR.");

    await page.getByRole("link", { name: "Editar" }).click();
    await field(page, "Observaciones").fill("Solo la nota");
    await page.getByRole("button", { name: "Guardar borrador" }).click();
    const paper = page.getByRole("article", { name: "Cadena de custodia" });
    await expect(paper).toContainText("Solo la nota");
    await expect(paper).toContainText("3,79");
    await fromMenu(page, "Eliminar");
    await expect(dialog).toContainText("La planilla deja de cobrar");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Eliminar cadena" }).click();
    await expect(page).toHaveURL("/custody");
    await expect(page.getByRole("link", { name: chain.consecutive })).toHaveCount(0);
  },
);

inProof(test)(
  "a chain of a liquidated sheet is only read, and says why",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const sheet = await aWorksheet({
      status: "LIQUIDATED",
      seriesCode: unique("FAE-PS").replace(" ", "-"),
    });
    const chain = await aCustodyChain({ worksheetId: sheet.id });
    for (const path of [`/custody/${chain.id}`, `/custody/${chain.id}/edit`]) {
      await page.goto(path);
      await expect(page.getByText(`La planilla ${sheet.seriesCode} está LIQUIDADA`)).toBeVisible();
      await expect(page.getByRole("button", { name: /Guardar|Completar|Eliminar/ })).toHaveCount(0);
    }
  },
);

test.describe("what a chain charges", () => {
  const day = "2026-01-10";

  async function aChargingSheet() {
    const project = await aProject({ location: unique("Plataforma"), contactName: "Rosa Andi" });
    const sheet = await aWorksheet({
      projectId: project.id,
      seriesCode: unique("FAE-PS").replace(" ", "-"),
    });
    const { unit } = await aRentedUnit(project);
    const aServiceFor = async (servedEquipmentId: number | null, description: string) => {
      const service = await aService({ name: description });
      await anAssignment({
        ...{ projectId: project.id, equipmentId: service.id, servedEquipmentId, description },
        ...{ kind: "SERVICIO", cost: "25.00" },
      });
      return service.code;
    };
    const linked = await aServiceFor(unit.id, "MANTENIMIENTO");
    const alone = await aServiceFor(null, "SUCCIÓN");
    return { project, sheet, unit, linked, alone };
  }

  const aFinishedMaintenance = (projectId: number, equipmentId: number) =>
    aMaintenanceSheet({
      ...{ projectId, equipmentId, date: day },
      ...{ status: "COMPLETED", totalCost: "80.00" },
    });

  inProof(test)(
    "a linked service is a fact under its unit, and two charges are asked until confirmed",
    async ({ page, signedInAs }) => {
      await signedInAs("ADMINISTRATIVO");
      const { project, sheet, unit, linked, alone } = await aChargingSheet();
      const { sheetNumber } = await aFinishedMaintenance(project.id, unit.id);

      await page.goto(`/custody/new?sheet=${sheet.id}`);
      await field(page, "Fecha").fill("11/01/2026");
      await expect(page.getByRole("checkbox", { name: linked })).toHaveCount(0);
      await expect(page.getByRole("checkbox", { name: alone })).not.toBeChecked();
      await expect(page.getByText(`Cuenta el servicio ${linked} del día · $25,00`)).toBeVisible();
      await expect(
        page.getByText("Esta cadena suma 1 día de servicio a la planilla."),
      ).toBeVisible();
      await page.getByRole("checkbox", { name: alone }).click();
      await expect(
        page.getByText("Esta cadena suma 2 días de servicio a la planilla."),
      ).toBeVisible();
      await page.getByRole("checkbox", { name: unit.code }).click();
      await expect(page.getByText(`Marcado, cuenta el servicio ${linked} del día`)).toBeVisible();
      await expect(
        page.getByText("Esta cadena suma 1 día de servicio a la planilla."),
      ).toBeVisible();
      await page.getByRole("checkbox", { name: unit.code }).click();
      await expect(page.getByText("Posible doble cobro")).toHaveCount(0);

      await field(page, "Fecha").fill("10/01/2026");
      await expect(page.getByText("Posible doble cobro")).toBeVisible();
      await expect(page.getByRole("link", { name: sheetNumber })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("radio", { name: "Lodos" }).click();
      await page.getByRole("button", { name: "Guardar y completar" }).click();
      await expect(page).toHaveURL(/\/custody\/\d+$/);
      const address = page.url();

      await page.goto(`/projects/${project.id}/work-sheets/${sheet.id}`);
      const card = page.getByRole("region", { name: "Posibles dobles cobros" });
      await expect(card).toContainText(`${unit.code}, 10/01/2026`);
      await expect(card.getByRole("link", { name: sheetNumber })).toBeVisible();
      await expectAccessible(page);
      await card.getByRole("button", { name: "Ambos son correctos" }).click();
      await expectAccessible(page);
      const dialog = page.getByRole("alertdialog");
      await dialog.getByRole("button", { name: "Ambos son correctos" }).click();
      await expect(page.getByText("Cobros confirmados.")).toBeVisible();
      await expect(card).toContainText("Todos están confirmados.");

      await card.getByText("1 confirmado").click();
      await card.getByRole("button", { name: `Quitar la confirmación de ${unit.code}` }).click();
      await dialog.getByRole("button", { name: "Quitar confirmación" }).click();
      await expect(page.getByText("Confirmación retirada.")).toBeVisible();
      await card.getByRole("button", { name: "Ambos son correctos" }).click();
      await dialog.getByRole("button", { name: "Ambos son correctos" }).click();
      await expect(card).toContainText("Todos están confirmados.");

      await page.goto(address);
      await expect(card).toContainText("Todos están confirmados.");
      await page.getByRole("link", { name: "Editar" }).click();
      await expect(
        page.getByText("Esta cadena suma 2 días de servicio a la planilla."),
      ).toBeVisible();
      await expect(page.getByText("Posible doble cobro")).toHaveCount(0);
      await aFinishedMaintenance(project.id, unit.id);
      await page.reload();
      await expect(page.getByText("Posible doble cobro")).toBeVisible();
    },
  );

  inProof(test)(
    "a technician is told of it in both forms, without amounts",
    async ({ page, signedInAs }) => {
      await signedInAs("TECNICO");
      const { project, sheet, unit, linked } = await aChargingSheet();
      const chain = await aCustodyChain({ worksheetId: sheet.id, date: day });
      await aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });

      await page.goto(`/custody/new?sheet=${sheet.id}`);
      await field(page, "Fecha").fill("10/01/2026");
      await expect(page.getByText(`Ese día ya se cobra el servicio ${linked} por`)).toBeVisible();
      await expect(page.getByRole("link", { name: `Cadena ${chain.consecutive}` })).toBeVisible();
      await expect(page.getByText("Esta cadena no suma cobros a la planilla.")).toBeVisible();
      await expect(page.getByText("$25,00")).toHaveCount(0);
      await expectAccessible(page);

      await page.goto(`/maintenance/new?project=${project.id}`);
      await field(page, "Fecha").fill("10/01/2026");
      await choose(page, "Equipo", unit.code);
      await expect(page.getByText("Posible doble cobro")).toBeVisible();
      await expect(page.getByRole("link", { name: `Cadena ${chain.consecutive}` })).toBeVisible();
      await expect(page.getByText("$25,00")).toHaveCount(0);
    },
  );
});
