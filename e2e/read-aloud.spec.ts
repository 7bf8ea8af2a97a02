import type { Page } from "@playwright/test";
import { anEquipment, aProject, aRentedUnit, aService, aWorksheet } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { readAloud } from "./read-aloud";
import { unique } from "./unique";

const says = async (page: Page, sentences: readonly string[]) =>
  expect.poll(() => readAloud(page)).toEqual(expect.arrayContaining([...sentences]));

const blank = "Este campo es obligatorio.";

test("the custody form says what each field is, and what it lacks", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("TECNICO");
  const project = await aProject();
  const { unit } = await aRentedUnit(project);
  const sheet = await aWorksheet({ projectId: project.id });
  await page.goto(`/custody/new?sheet=${sheet.id}`);
  await page.getByRole("textbox", { name: "Destino: contacto responsable" }).fill("");
  await page.getByRole("button", { name: "Guardar y completar" }).click();
  await says(page, [
    "region Planilla, fecha y lugar",
    "textbox Fecha, obligatorio",
    "button Abrir calendario: Fecha",
    `group Material transportado: ${blank}`,
    "radiogroup Material transportado, obligatorio, no válido",
    "radio Aguas negras",
    "textbox Galones",
    "combobox Técnico",
    `textbox Destino: contacto responsable, obligatorio, no válido: ${blank}`,
    `checkbox ${unit.code}, marcado: ${unit.name}`,
  ]);
});

inProof(test)("assigning says which unit each field is of", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const project = await aProject();
  const unit = await anEquipment({ code: unique("BSH").replace(" ", "-") });
  const service = await aService({ code: unique("SRV").replace(" ", "-") });
  await page.goto(`/projects/${project.id}/resources/assign`);
  for (const { code } of [unit, service]) {
    await page.getByRole("textbox", { name: "Buscar por código o nombre" }).fill(code);
    await page.getByRole("checkbox", { name: code }).click();
  }
  await page.getByRole("button", { name: "Asignar", exact: false }).last().click();
  await says(page, [
    "textbox Inicio, obligatorio",
    "button Abrir calendario: Inicio",
    "button Abrir calendario: Fin",
    `textbox Tarifa diaria de ${unit.code}, obligatorio, no válido: ${blank}`,
    `button Quitar ${unit.code}`,
    `textbox Costo por visita de ${service.code}, obligatorio, no válido: ${blank}`,
  ]);
  const frequency = page.getByRole("radiogroup", { name: "Frecuencia" });
  await frequency.getByRole("radio", { name: "Por semana" }).click();
  await page.getByRole("button", { name: "Martes" }).click();
  await says(page, ["radio Por semana, marcado", "button Martes, presionado", "button Miércoles"]);
});

test("the calendar says its span, its days and how to go on", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  await page.goto("/calendar?date=2030-03-04");
  await says(page, [
    "table marzo de 2030",
    "columnheader lunes",
    "button Mes anterior",
    "button Mes siguiente",
    "textbox Ir a la fecha",
    "button Abrir calendario: Ir a la fecha",
    "link Ver el lunes 4 de marzo de 2030",
    "radio Mes, marcado",
  ]);
  await page.goto("/calendar?view=week&date=2030-03-04");
  await says(page, ["button Semana anterior", "link Ver el martes 5 de marzo de 2030"]);
  await page.goto("/calendar/new");
  await page.getByRole("button", { name: "Crear evento" }).click();
  await says(page, [
    `textbox Título, obligatorio, no válido: ${blank}`,
    `combobox Proyecto, obligatorio, no válido: ${blank}`,
    "textbox Fecha de fin: Vacía: el mismo día.",
    "button Abrir calendario: Fecha de fin",
  ]);
});

inProof(test)("the accessibility statement is for everybody", async ({ page, signedInAs }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Accesibilidad" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Accesibilidad" })).toBeVisible();
  await expectAccessible(page);
  await signedInAs("TECNICO");
  await page.goto("/");
  await page.getByRole("button", { name: /Cuenta de/ }).click();
  await page.getByRole("menuitem", { name: "Accesibilidad" }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
});
