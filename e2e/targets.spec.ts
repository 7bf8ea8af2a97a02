import { inProof } from "@/scripts/testing/extent.mjs";
import { isStill } from "./axe";
import { expect, test } from "./fixtures";
import { turn } from "./looks";
import { targetsTooSmall } from "./targets";
import { aPopulatedProject } from "./world";

inProof(test)(
  "what is pressed by touch is as large as a finger in menus, filters, choices and windows too",
  async ({ page, signedInAs }) => {
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
    const opened = async (button: RegExp, role: "menu" | "dialog") => {
      await page.getByRole("button", { name: button }).first().click();
      await measureIn(role);
    };
    await page.goto("/equipment");
    await opened(/^Cuenta de/, "menu");
    await opened(/^Tema$/, "menu");
    await opened(/^Columnas/, "menu");
    await opened(/^Exportar/, "menu");
    await opened(/^Estado/, "dialog");
    await opened(/^Abrir navegación/, "dialog");
    await opened(/^Buscar$/, "dialog");
    await page.goto(`/projects/${world.project.id}/resources`);
    await opened(/^Acciones de/, "menu");
    await page.goto(`/vehicles/${world.truck.id}`);
    await opened(/^Editar pase/, "dialog");
    await page.goto("/shipping/new");
    await page
      .getByRole("combobox", { name: /Proyecto/ })
      .first()
      .click();
    await measureIn("listbox");
  },
);
