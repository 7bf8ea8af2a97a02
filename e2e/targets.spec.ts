import { isStill } from "./axe";
import { expect, test } from "./fixtures";
import { turn } from "./looks";
import { targetsTooSmall } from "./targets";
import { aPopulatedProject } from "./world";

test("what is pressed by touch is as large as a finger in menus, filters, choices and windows too", async ({
  page,
  signedInAs,
}) => {
  await turn(page, "tablet", "coarse");
  await signedInAs("ADMINISTRATIVO");
  const world = await aPopulatedProject();
  const measureIn = async (role: "menu" | "dialog" | "listbox") => {
    await expect(page.getByRole(role)).toBeVisible();
    await page.waitForFunction(isStill);
    expect.soft(await page.evaluate(targetsTooSmall, `[role=${role}]`), page.url()).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole(role)).toBeHidden();
  };
  const opened = async (address: string, button: RegExp, role: "menu" | "dialog") => {
    await page.goto(address);
    await page.getByRole("button", { name: button }).first().click();
    await measureIn(role);
  };
  const project = `/projects/${world.project.id}`;
  await opened("/equipment", /^Cuenta de/, "menu");
  await opened("/equipment", /^Tema$/, "menu");
  await opened("/equipment", /^Columnas/, "menu");
  await opened("/equipment", /^Exportar/, "menu");
  await opened("/equipment", /^Estado/, "dialog");
  await opened("/equipment", /^Abrir navegación/, "dialog");
  await opened("/equipment", /^Buscar$/, "dialog");
  await opened(`${project}/resources`, /^Acciones de/, "menu");
  await opened(`/vehicles/${world.truck.id}`, /^Editar pase/, "dialog");
  await page.goto("/shipping/new");
  await page
    .getByRole("combobox", { name: /Proyecto/ })
    .first()
    .click();
  await measureIn("listbox");
});
