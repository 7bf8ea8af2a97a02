import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { custodyChains, maintenanceSheets } from "@/db/schema";
import {
  anAssignment,
  anEquipment,
  aPartner,
  aProject,
  aRentedUnit,
  aVehicle,
  aWorksheet,
} from "@/db/testing/factories";
import { taxIdDoubt } from "@/lib/values/identity";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAlive } from "./alive";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const question = (page: Page, text: string) =>
  page.getByRole("group", { name: `Cómo se lee ${text}` });

async function openChain(page: Page) {
  const project = await aProject({ location: unique("Plataforma"), contactName: "Rosa Andi" });
  await aRentedUnit(project);
  const sheet = await aWorksheet({ projectId: project.id });
  await page.goto(`/custody/new?sheet=${sheet.id}`);
  await expectAlive(page);
  return { project, sheet };
}

test("what can be read two ways is asked, and nothing is saved before it is answered", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("TECNICO");
  const { sheet } = await openChain(page);
  await page.getByRole("radio", { name: "Lodos" }).click();
  const gallons = field(page, "Galones");
  await expect(gallons).toHaveAttribute("inputmode", "decimal");

  await gallons.fill("1.500");
  await expect(question(page, "1.500")).toHaveCount(0);
  await gallons.blur();
  await expect(question(page, "1.500")).toContainText(
    "¿1.500 (mil quinientos) o 1,5 (uno coma cinco)?",
  );
  await expect(field(page, "Barriles (BBL)")).toHaveValue("");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Guardar borrador" }).click();
  await expect(page.getByText("Elija cómo se lee 1.500.")).toBeVisible();
  await expect(gallons).toBeFocused();

  await page.reload();
  await expect(page.getByText("Se recuperó lo que no se había guardado")).toBeVisible();
  await question(page, "1.500").getByRole("button", { name: "1.500", exact: true }).click();
  await expect(question(page, "1.500")).toHaveCount(0);
  await gallons.blur();
  await expect(gallons).toHaveValue("1.500,00");
  await expect(field(page, "Barriles (BBL)")).toHaveValue("35,71");

  await page.getByRole("button", { name: "Guardar borrador" }).click();
  const paper = page.getByRole("article", { name: "Cadena de custodia" });
  await expect(paper).toContainText("1.500,00");
  const stored = await database()
    .select({ gallons: custodyChains.gallons, barrels: custodyChains.barrels })
    .from(custodyChains)
    .where(eq(custodyChains.worksheetId, sheet.id));
  expect(stored).toEqual([{ gallons: "1500.000000", barrels: "35.714286" }]);
});

inProof(test)(
  "a number is written with points or commas, and edited without its groups",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    await openChain(page);
    const gallons = field(page, "Galones");
    for (const [typed, shown] of [
      ["1.500,00", "1.500,00"],
      ["1500", "1.500,00"],
      ["1 500", "1.500,00"],
      ["1500,5", "1.500,50"],
      ["12.5", "12,50"],
      ["1.5", "1,50"],
      ["23.809524", "23,809524"],
      ["1,234,567.5", "1.234.567,50"],
    ] as const) {
      await gallons.fill(typed);
      await gallons.blur();
      await expect(gallons).toHaveValue(shown);
      await expect(page.getByText("Calculado").first()).toBeVisible();
    }
    await gallons.focus();
    await expect(gallons).toHaveValue("1234567,50");
    await page.keyboard.press("End");
    for (let digits = 0; digits < 4; digits += 1) await page.keyboard.press("Backspace");
    await gallons.blur();
    await expect(gallons).toHaveValue("123.456,00");

    await gallons.fill("12 gal");
    await gallons.blur();
    await expect(gallons).toHaveValue("12 gal");
    await page.getByRole("button", { name: "Guardar borrador" }).click();
    await expect(page.getByText("Debe ser un volumen no negativo")).toBeVisible();
  },
);

inProof(test)("money and days are asked about too", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const project = await aProject({ location: unique("Taladro") });
  const { unit } = await aRentedUnit(project);
  await page.goto(`/maintenance/new?project=${project.id}`);
  await page.getByRole("combobox", { name: "Equipo" }).click();
  await page.getByRole("option", { name: unit.code }).click();
  await field(page, "Días").fill("2.5");
  await field(page, "Tarifa diaria").fill("12.600");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Elija cómo se lee 12.600.")).toBeVisible();
  await question(page, "12.600").getByRole("button", { name: "12,6", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "$31,50" })).toBeVisible();
  await field(page, "Repuestos").fill("1,500");
  await field(page, "Logística").fill("1.234,5");
  await question(page, "1,500").getByRole("button", { name: "1.500", exact: true }).click();
  await page.getByRole("button", { name: "Crear hoja" }).click();
  const paper = page.getByRole("article", { name: "Hoja de mantenimiento" });
  await expect(paper).toContainText("$2.766,00");
  const stored = await database()
    .select({
      days: maintenanceSheets.days,
      rate: maintenanceSheets.dailyRate,
      parts: maintenanceSheets.partsCost,
      total: maintenanceSheets.totalCost,
    })
    .from(maintenanceSheets)
    .where(eq(maintenanceSheets.equipmentId, unit.id));
  expect(stored).toEqual([{ days: "2.50", rate: "12.60", parts: "1500.00", total: "2766.00" }]);
});

inProof(test)(
  "a volume that looks wrong is asked about before the chain is completed",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const { sheet } = await openChain(page);
    await page.getByRole("radio", { name: "Lodos" }).click();
    await field(page, "Galones").fill("12,6");
    await page.getByRole("button", { name: "Guardar y completar" }).click();
    const dialog = page.getByRole("alertdialog", { name: "¿Guardar igual?" });
    await expect(dialog).toContainText("El volumen es de 12,60 galones: menos de 20.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Revisar" }).click();
    await expect(field(page, "Galones")).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Guardar borrador" }).click();
    await expect(page.getByRole("article", { name: "Cadena de custodia" })).toContainText("12,60");

    await page.getByRole("button", { name: "Completar" }).click();
    const confirm = page.getByRole("alertdialog");
    await expect(confirm).toContainText("menos de 20. ¿Está bien así?");
    await confirm.getByRole("button", { name: "Completar" }).click();
    await expect(page.getByText("COMPLETADA", { exact: true })).toBeVisible();
    expect(await database().$count(custodyChains, eq(custodyChains.worksheetId, sheet.id))).toBe(1);
  },
);

inProof(test)(
  "more than the tanks of a chain hold is asked about",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const project = await aProject({ location: unique("Plataforma"), contactName: "Rosa Andi" });
    const tank = await anEquipment({
      type: "TNQAAR",
      capacityGallons: "1000",
      availability: "RENTADO",
      currentProjectId: project.id,
    });
    await anAssignment({ projectId: project.id, equipmentId: tank.id });
    const sheet = await aWorksheet({ projectId: project.id });
    await page.goto(`/custody/new?sheet=${sheet.id}`);
    await expectAlive(page);
    await expect(page.getByRole("checkbox", { name: tank.code })).toBeChecked();
    await page.getByRole("radio", { name: "Lodos" }).click();
    await field(page, "Galones").fill("1.500,00");
    await page.getByRole("button", { name: "Guardar y completar" }).click();
    const dialog = page.getByRole("alertdialog", { name: "¿Guardar igual?" });
    await expect(dialog).toContainText("en los equipos de la cadena caben 1.000,00.");
    await dialog.getByRole("button", { name: "Guardar igual" }).click();
    await expect(page.getByText("COMPLETADA", { exact: true })).toBeVisible();
  },
);

inProof(test)(
  "more than the truck carries is asked about, in the form and when it is completed",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const { plate } = await aVehicle({ type: "VACUUM", capacityGallons: "3000" });
    await openChain(page);
    await page.getByRole("radio", { name: "Lodos" }).click();
    await field(page, "Galones").fill("3.500,00");
    await page.getByRole("combobox", { name: "Vehículo" }).fill(plate);
    await page.getByRole("listbox").getByRole("option", { name: plate }).click();
    await page.getByRole("button", { name: "Guardar y completar" }).click();
    const dialog = page.getByRole("alertdialog", { name: "¿Guardar igual?" });
    await expect(dialog).toContainText("3.500,00 galones, y en el vehículo caben 3.000,00.");
    await dialog.getByRole("button", { name: "Revisar" }).click();
    await page.getByRole("button", { name: "Guardar borrador" }).click();
    await page.getByRole("button", { name: "Completar" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("en el vehículo caben 3.000,00.");
  },
);

inProof(test)(
  "a RUC whose digit does not match is a question, and only when it was changed",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const partner = await aPartner({ name: unique("Cliente"), phone: "288 12" });
    await page.goto(`/partners/${partner.id}/edit`);
    await expectAlive(page);
    const dialog = page.getByRole("alertdialog", { name: "¿Guardar igual?" });
    await field(page, "Dirección").fill("Av. Quito, Coca");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page.getByText("Cliente actualizado.")).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await page.goto(`/partners/${partner.id}/edit`);
    await expectAlive(page);
    const person = `17${String(Date.now()).slice(-7)}`;
    const wrong = [1, 2].map((last) => `${person.slice(0, 2)}0${person.slice(3)}${last}001`);
    const taxId = wrong.find((one) => taxIdDoubt(one)) ?? "";
    await field(page, "RUC").fill(taxId);
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(dialog).toContainText(`RUC ${taxId}: el dígito verificador no coincide.`);
    await expect(dialog).not.toContainText("Teléfono");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Revisar" }).click();
    await expect(page.getByText(`RUC ${taxId}: el dígito`)).toBeVisible();
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await dialog.getByRole("button", { name: "Guardar igual" }).click();
    await expect(page.getByText("Cliente actualizado.")).toBeVisible();
    await expect(page.getByText(taxId, { exact: true })).toBeVisible();
  },
);
