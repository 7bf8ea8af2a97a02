import {
  aCustodyChain,
  aCustodyChainItem,
  aMaintenanceSheet,
  aWorksheet,
  aWorksheetLine,
} from "@/db/testing/factories";
import { isStill } from "./axe";
import { expect, test } from "./fixtures";
import { targetsTooSmall } from "./targets";
import { aPopulatedProject, forEverybody, forTheOffice, type World } from "./world";

/** The screens that field work is written on. */
async function fieldWork({ project, unit }: World) {
  const sheet = await aWorksheet({ projectId: project.id });
  await aWorksheetLine({ worksheetId: sheet.id, equipmentId: unit.id });
  const chain = await aCustodyChain({ worksheetId: sheet.id });
  await aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
  const { id } = await aMaintenanceSheet({ projectId: project.id, equipmentId: unit.id });
  return [
    "/worksheets",
    "/unbilled",
    "/unbilled/write-offs",
    `/projects/${project.id}/work-sheets`,
    `/projects/${project.id}/work-sheets/new`,
    `/projects/${project.id}/work-sheets/${sheet.id}`,
    `/projects/${project.id}/pending`,
    "/custody",
    `/custody/new?sheet=${sheet.id}`,
    `/custody/${chain.id}`,
    `/custody/${chain.id}/edit`,
    "/maintenance",
    "/maintenance/new",
    `/maintenance/${id}`,
    `/maintenance/${id}/edit`,
  ];
}

test("what is pressed by touch is as large as a finger", async ({ page, signedInAs }, info) => {
  test.skip(info.project.name !== "tablet", "a mouse points finer");
  test.setTimeout(300_000);
  await signedInAs("ADMINISTRATIVO");
  const world = await aPopulatedProject();
  const screens = [...(await fieldWork(world)), ...forEverybody(world), ...forTheOffice(world)];
  for (const address of screens)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
      expect.soft(await page.evaluate(targetsTooSmall, "body"), address).toEqual([]);
    });
});

test("so are the lines of menus, filters, choices and windows", async ({
  page,
  signedInAs,
}, info) => {
  test.skip(info.project.name !== "tablet", "a mouse points finer");
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
