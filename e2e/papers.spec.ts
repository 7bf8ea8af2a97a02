import { aStaffMember } from "@/db/testing/factories";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

test("registers a vehicle and keeps its passes", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const plate = unique("PAA");
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

test("a newer dose replaces the one before", async ({ page, signedInAs }) => {
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
  await expectAccessible(page);
});
