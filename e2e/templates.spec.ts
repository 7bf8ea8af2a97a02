import { anAssignment, aPartner, aProject, aRentedUnit, aService } from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { fromMenu, toast } from "./story";
import { unique } from "./unique";

inProof(test)(
  "a project is kept as a template, and another begins with it",
  {
    tag: "@tablet",
  },
  async ({ page, signedInAs }) => {
    const source = await aProject({ location: unique("Modelo") });
    await aRentedUnit(source);
    const service = await aService({ name: unique("Limpieza") });
    await anAssignment({ projectId: source.id, equipmentId: service.id, kind: "SERVICIO" });
    await signedInAs("ADMINISTRATIVO");
    await page.goto(links.project(source.id));
    await fromMenu(page, "Guardar como plantilla");
    const window = page.getByRole("dialog");
    await expect(window).toBeVisible();
    await window.getByRole("button", { name: "Guardar plantilla" }).click();
    await expect(window.getByRole("textbox", { name: "Nombre" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expectAccessible(page);
    const name = unique("Campamento");
    await window.getByRole("textbox", { name: "Nombre" }).fill(name);
    await window.getByRole("button", { name: "Guardar plantilla" }).click();
    await toast(page, "Plantilla guardada.");

    await page.goto(`${links.templates}?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("1 ×");
    await page.getByRole("button", { name: `Acciones de ${name}` }).click();
    await page.getByRole("menuitem", { name: "Nuevo proyecto con ella" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    await expect(page.getByRole("checkbox", { name: service.name })).toBeChecked();
    await expectAccessible(page);
    const partner = await aPartner({ name: unique("Petrolera") });
    await page.getByRole("combobox", { name: "Cliente" }).fill(partner.name);
    await page.getByRole("listbox").getByRole("option", { name: partner.name }).click();
    await page.getByRole("textbox", { name: "Campamento" }).fill(unique("Nuevo"));
    await page.getByRole("textbox", { name: "Inicio" }).fill("01/04/2026");
    await page.getByRole("button", { name: "Crear proyecto" }).click();
    await expect(page.getByText(`Por asignar, como en la plantilla ${name}`)).toBeVisible();
    await expect(page.getByRole("list", { name: "Por asignar" })).toContainText("1 ×");

    await page.goto(`${links.templates}?search=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: `Acciones de ${name}` }).click();
    await page.getByRole("menuitem", { name: "Eliminar" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
    await toast(page, "Plantilla eliminada.");
    await expect(page.getByRole("row", { name: new RegExp(name) })).toHaveCount(0);
  },
);
