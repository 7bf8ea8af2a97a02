import type { Locator, Page } from "@playwright/test";
import {
  aStaffMember,
  aStaffPass,
  aVaccination,
  aVehicle,
  aVehiclePass,
} from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { toast } from "./story";
import { uniquePlate } from "./unique";

inProof(test)("registers a vehicle and keeps its passes", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const plate = uniquePlate();
  await page.goto("/vehicles/new");
  await page.getByRole("button", { name: "Crear vehículo" }).click();
  await expect(page.getByRole("textbox", { name: "Placa" })).toBeFocused();
  await page.getByRole("textbox", { name: "Placa" }).fill(plate);
  await page.getByRole("textbox", { name: "Marca" }).fill("Hino");
  await page.getByRole("textbox", { name: "Matrícula: vence" }).fill("01/02/2020");
  await page.getByRole("button", { name: "Crear vehículo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: plate })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Matrícula/ })).toContainText("Vencido hace");

  const passes = page.getByRole("region", { name: "Pases de bloque" });
  await passes.getByRole("button", { name: "Agregar pase" }).click();
  const dialog = page.getByRole("dialog", { name: "Agregar pase" });
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByText("Este campo es obligatorio.")).toHaveCount(2);
  await dialog.getByRole("combobox", { name: "Bloque" }).selectOption({ index: 3 });
  await dialog.getByRole("textbox", { name: "Vence" }).fill("31/12/2060");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(passes.getByText("31/12/2060")).toBeVisible();
  await expect(passes.getByText(/^Vigente: /)).toBeVisible();

  await passes.getByRole("button", { name: /^Eliminar pase/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect(passes.getByText("Sin pases")).toBeVisible();
});

inProof(test)("a newer dose replaces the one before", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const member = await aStaffMember();
  await page.goto(`/staff/${member.id}`);
  const vaccines = page.getByRole("region", { name: "Vacunas" });
  const add = async (applied: string, next: string) => {
    await vaccines.getByRole("button", { name: "Agregar vacuna" }).click();
    const dialog = page.getByRole("dialog", { name: "Agregar vacuna" });
    await dialog.getByRole("combobox", { name: "Vacuna" }).selectOption("TETANUS");
    await dialog.getByRole("textbox", { name: "Fecha de aplicación" }).fill(applied);
    await dialog.getByRole("textbox", { name: "Próxima dosis" }).fill(next);
    await dialog.getByRole("button", { name: "Guardar" }).click();
    return dialog;
  };
  const refused = await add("15/01/2020", "14/01/2020");
  await expect(refused.getByText("Debe ser posterior a la fecha de aplicación.")).toBeVisible();
  await refused.getByRole("textbox", { name: "Próxima dosis" }).fill("15/01/2021");
  await refused.getByRole("button", { name: "Guardar" }).click();
  await expect(vaccines.getByText(/^Vencido hace/)).toBeVisible();

  await add("15/01/2021", "15/01/2060");
  await expect(vaccines.getByText(/^Vigente: /)).toBeVisible();
  await expect(vaccines.getByText("Reemplazado")).toBeVisible();
  await expect(vaccines.getByText(/^Vencido hace/)).toHaveCount(0);
});

const part = (page: Page, name: string) => page.getByRole("region", { name });

async function removeFrom(page: Page, card: Locator, name: RegExp, empty: string) {
  await card.getByRole("button", { name }).click();
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText("Dejará de constar");
  await asked.getByRole("button", { name: "Eliminar" }).click();
  await expect(card.getByText(empty)).toBeVisible();
}

inProof(test)(
  "a technician's pass is added, corrected and taken away",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const member = await aStaffMember();
    await page.goto(`/staff/${member.id}`);
    const passes = part(page, "Pases de bloque");
    await passes.getByRole("button", { name: "Agregar pase" }).click();
    const adding = page.getByRole("dialog", { name: "Agregar pase" });
    await adding.getByRole("combobox", { name: "Bloque" }).selectOption({ index: 2 });
    await adding.getByRole("textbox", { name: "Vence" }).fill("31/02/2060");
    await adding.getByRole("button", { name: "Guardar" }).click();
    await expect(adding.getByRole("textbox", { name: "Vence" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await adding.getByRole("textbox", { name: "Vence" }).fill("01/02/2020");
    await adding.getByRole("textbox", { name: "Notas" }).fill("Garita norte");
    await adding.getByRole("button", { name: "Guardar" }).click();
    await expect(passes.getByText(/^Vencido hace/)).toBeVisible();
    await expect(passes.getByText("Garita norte")).toBeVisible();

    await passes.getByRole("button", { name: /^Editar pase/ }).click();
    const editing = page.getByRole("dialog", { name: /^Editar pase/ });
    await expect(editing.getByRole("textbox", { name: "Vence" })).toHaveValue("01/02/2020");
    await editing.getByRole("textbox", { name: "Vence" }).fill("28/02/2060");
    await expectAccessible(page);
    await editing.getByRole("button", { name: "Guardar" }).click();
    await expect(passes.getByText(/^Vigente: /)).toBeVisible();
    await removeFrom(page, passes, /^Eliminar pase/, "Sin pases");
  },
);

inProof(test)("a dose is corrected and taken away", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const { staffId } = await aVaccination({
    vaccine: "TYPHOID",
    appliedOn: "2019-02-01",
    nextDoseOn: "2020-02-01",
  });
  await page.goto(`/staff/${staffId}`);
  const vaccines = part(page, "Vacunas");
  await expect(vaccines.getByText(/^Vencido hace/)).toBeVisible();
  await vaccines.getByRole("button", { name: "Editar vacuna Fiebre tifoidea" }).click();
  const dialog = page.getByRole("dialog", { name: "Editar vacuna Fiebre tifoidea" });
  await dialog.getByRole("textbox", { name: "Dosis", exact: true }).fill("dos");
  await dialog.getByRole("textbox", { name: "Próxima dosis" }).fill("01/02/2060");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog.getByRole("textbox", { name: "Dosis", exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await dialog.getByRole("textbox", { name: "Dosis", exact: true }).fill("2");
  await dialog.getByRole("textbox", { name: "Lote" }).fill("TY-0091");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(vaccines.getByText(/^Vigente: /)).toBeVisible();
  await expect(vaccines).toContainText("TY-0091");
  await removeFrom(page, vaccines, /^Eliminar vacuna/, "Sin vacunas");
});

inProof(test)(
  "a vehicle's pass is corrected, its certifications kept",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const { vehicleId } = await aVehiclePass({ expiresOn: "2020-02-01" });
    await page.goto(`/vehicles/${vehicleId}`);
    const passes = part(page, "Pases de bloque");
    await passes.getByRole("button", { name: /^Editar pase/ }).click();
    const pass = page.getByRole("dialog", { name: /^Editar pase/ });
    await pass.getByRole("textbox", { name: "Vence" }).fill("28/02/2060");
    await pass.getByRole("button", { name: "Guardar" }).click();
    await expect(passes.getByText(/^Vigente: /)).toBeVisible();

    const certifications = part(page, "Certificaciones");
    await certifications.getByRole("button", { name: "Agregar certificación" }).click();
    const dialog = page.getByRole("dialog", { name: "Agregar certificación" });
    await dialog
      .getByRole("combobox", { name: "Certificación" })
      .selectOption("PRUEBA HIDROSTATICA");
    await dialog.getByRole("textbox", { name: "Desde" }).fill("01/02/2026");
    await dialog.getByRole("textbox", { name: "Hasta" }).fill("31/01/2026");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await expect(dialog.getByRole("textbox", { name: "Hasta" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await dialog.getByRole("textbox", { name: "Hasta" }).fill("31/01/2060");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await expect(certifications.getByText("Prueba hidrostática")).toBeVisible();
    await expect(certifications.getByText(/^Vigente: /)).toBeVisible();
    await removeFrom(page, certifications, /^Eliminar certificación/, "Sin certificaciones");
  },
);

inProof(test)("in the field papers are read, not written", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const { id: vehicleId } = await aVehicle();
  await aVehiclePass({ vehicleId });
  const { id: staffId } = await aStaffMember();
  await aStaffPass({ staffId });
  for (const address of [`/vehicles/${vehicleId}`, `/staff/${staffId}`]) {
    await page.goto(address);
    await expect(part(page, "Pases de bloque").getByText("31/12/2030")).toBeVisible();
    await expect(page.getByRole("button", { name: /Agregar|Editar|Eliminar/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Editar" })).toHaveCount(0);
  }
});

inProof(test)(
  "forms propose by the months and the schemes that the settings say",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    await page.goto("/settings");
    const save = page.getByRole("button", { name: "Guardar configuración" });
    await page.getByRole("textbox", { name: "Revisión técnica" }).fill("12");
    await page.getByRole("combobox", { name: "COVID-19" }).selectOption("2 dosis");
    const wait = page.getByRole("textbox", { name: "Espera hasta la dosis 2" }).last();
    await wait.fill("");
    await save.click();
    await expect(wait).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await wait.fill("21");
    await page
      .getByRole("combobox", { name: "Unidad hasta la dosis 2" })
      .last()
      .selectOption("días");
    await save.click();
    await toast(page, "Configuración guardada.");

    const vehicle = await aVehicle();
    await page.goto(`${links.vehicle(vehicle.id)}/edit`);
    await page.getByRole("textbox", { name: "Revisión técnica: emisión" }).fill("01/10/2026");
    await page.getByRole("button", { name: "Usar 01/10/2027" }).click();
    await expect(page.getByRole("textbox", { name: "Revisión técnica: vence" })).toHaveValue(
      "01/10/2027",
    );
    const member = await aStaffMember();
    await page.goto(links.staffMember(member.id));
    await page.getByRole("button", { name: "Agregar vacuna" }).click();
    const dose = page.getByRole("dialog");
    await dose.getByRole("combobox", { name: "Vacuna" }).selectOption("COVID-19");
    await dose.getByRole("textbox", { name: "Dosis" }).first().fill("1");
    await dose.getByRole("textbox", { name: "Fecha de aplicación" }).fill("01/10/2026");
    await expect(dose.getByRole("button", { name: "Usar 22/10/2026" })).toBeVisible();
  },
);
