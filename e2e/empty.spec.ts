import type { Locator, Page } from "@playwright/test";
import {
  aCustodyChain,
  anEquipment,
  aPartner,
  aProject,
  aShippingGuide,
  aWorksheet,
} from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

const empty = (page: Page, title: string) => page.getByText(title, { exact: true }).locator("..");

const offers = (page: Page, title: string, act: string) =>
  expect(empty(page, title).getByRole("link", { name: act })).toBeVisible();

const tabs = [
  ["resources", "Aún no hay recursos asignados", "Asignar equipos"],
  ["costs", "Sin costos todavía", "Asignar equipos"],
  ["work-sheets", "Aún no hay planillas", "Nueva planilla"],
  ["documents", "Aún no hay documentos", "Nueva planilla"],
  ["shipping", "Aún no hay guías de remisión", "Nueva guía"],
] as const;

const fieldTabs = [
  ["maintenance", "Aún no hay hojas de mantenimiento", "Nueva hoja"],
  ["calendar?view=agenda", "Nada previsto", "Nuevo evento"],
] as const;

async function aNewProject() {
  const partner = await aPartner();
  return aProject({ partnerId: partner.id });
}

inProof(test)(
  "each empty section offers the office its first act",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const project = await aNewProject();
    for (const [tab, title, act] of [...tabs, ...fieldTabs]) {
      await page.goto(`/projects/${project.id}/${tab}`);
      await offers(page, title, act);
    }
    await page.goto(`/partners/${project.partnerId}`);
    await offers(page, "Sin planillas en doce meses", "Nueva planilla");
    await offers(page, "Sin equipos en sitio", "Asignar equipos");
    await expectAccessible(page);

    const unit = await anEquipment();
    await page.goto(`/equipment/${unit.id}`);
    await offers(page, "Sin movimientos todavía", "Ir a los proyectos");
    const sheet = await aWorksheet({ projectId: project.id });
    await page.goto(`/projects/${project.id}/work-sheets/${sheet.id}`);
    await offers(page, "Sin cadenas de custodia", "Nueva cadena");
    await offers(page, "Sin hojas de mantenimiento en el período", "Nueva hoja");
    await empty(page, "Sin líneas").getByRole("button", { name: "Agregar línea" }).click();
    await expect(page.getByRole("dialog", { name: "Agregar línea" })).toBeVisible();

    const chain = await aCustodyChain({ worksheetId: sheet.id });
    await page.goto(`/custody/${chain.id}`);
    await empty(page, "Sin equipos ni servicios")
      .getByRole("link", { name: "Elegir equipos" })
      .click();
    await offers(page, "El proyecto no tiene equipos ni servicios asignados", "Asignar equipos");
    const guide = await aShippingGuide({ projectId: project.id });
    await page.goto(`/shipping/${guide.id}`);
    await offers(page, "Sin ítems", "Agregar ítems");
  },
);

inProof(test)(
  "who may not do it is told who does, and offered nothing",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const project = await aNewProject();
    for (const [tab, title] of tabs) {
      await page.goto(`/projects/${project.id}/${tab}`);
      const section = empty(page, title);
      await expect(section).toContainText("Lo registra la oficina.");
      await expect(section.getByRole("link")).toHaveCount(0);
    }
    for (const [tab, title, act] of fieldTabs) {
      await page.goto(`/projects/${project.id}/${tab}`);
      await offers(page, title, act);
    }
  },
);

/** Within one turn of the page, so that no machine is too slow for the box's pause in typing. */
const typeAndPress = async (box: Locator, text: string, button: Locator) =>
  box.evaluate(
    (input, { text, button }) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
      if (button instanceof HTMLElement) button.click();
    },
    { text, button: await button.elementHandle() },
  );

inProof(test)(
  "what a search or a filter leaves empty offers to clear it",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const project = await aNewProject();
    await aWorksheet({ projectId: project.id });
    await anEquipment();
    const clear = page.getByRole("button", { name: "Quitar búsqueda y filtros" });
    const nowhere = encodeURIComponent(unique("Nada"));
    for (const list of ["work-sheets", "documents"]) {
      await page.goto(`/projects/${project.id}/${list}?search=${nowhere}`);
      await clear.click();
      await expect(page).toHaveURL(`/projects/${project.id}/${list}`);
      await expect(clear).toBeHidden();
    }
    await page.goto(`/projects/${project.id}/calendar?view=agenda&type=VISIT`);
    await page.getByRole("button", { name: "Quitar filtros" }).click();
    await expect(page).toHaveURL(`/projects/${project.id}/calendar?view=agenda`);
    await offers(page, "Nada previsto", "Nuevo evento");

    await page.goto(`/projects/${project.id}/resources/assign`);
    const search = page.getByRole("textbox", { name: "Buscar por código o nombre" });
    await search.fill(unique("Nada"));
    await expect(clear).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.url()} ${request.postData()}`));
    await typeAndPress(search, unique("Tampoco"), clear);
    await expect(search).toHaveValue("");
    await expect(page.getByRole("checkbox", { name: "Solo disponibles" })).not.toBeChecked();
    // Begun later and as long as the box's pause in typing, so that it ends later.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    const results = page.getByRole("region", { name: "Resultados" });
    await expect(results).toHaveAttribute("aria-busy", "false");
    await expect(results.getByRole("checkbox").first()).toBeVisible();
    expect(asked.filter((one) => one.includes("Tampoco"))).toEqual([]);
  },
);
