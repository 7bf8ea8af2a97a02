import { anAssignment, aProject, aRentedUnit, aService } from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

inProof(test)(
  "a project is opened like another, with its services, and told which units it lacks",
  async ({ page, signedInAs }) => {
    const source = await aProject({ location: unique("Modelo"), contactName: "Ana Paz" });
    const { unit } = await aRentedUnit(source);
    const alone = await aService({ name: unique("Limpieza") });
    const ofUnit = await aService({ name: unique("Vaciado") });
    await anAssignment({ projectId: source.id, equipmentId: alone.id, kind: "SERVICIO" });
    await anAssignment({
      projectId: source.id,
      equipmentId: ofUnit.id,
      servedEquipmentId: unit.id,
      kind: "SERVICIO",
    });
    await signedInAs("ADMINISTRATIVO");
    await page.goto(links.project(source.id));
    await page.getByRole("button", { name: "Más acciones" }).click();
    await page.getByRole("menuitem", { name: "Duplicar proyecto" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Duplicar Proyecto/ })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Campamento" })).toHaveValue(source.location);
    await expect(page.getByRole("textbox", { name: "Contacto" })).toHaveValue("Ana Paz");
    await expect(page.getByRole("checkbox", { name: alone.name })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: ofUnit.name })).not.toBeChecked();
    await expect(page.getByText("1 equipo rentado no se copia")).toBeVisible();
    await page.getByRole("button", { name: "Crear proyecto" }).click();
    await expect(page.getByRole("textbox", { name: "Inicio" })).toBeFocused();
    await expectAccessible(page);

    await page.getByRole("textbox", { name: "Campamento" }).fill(unique("Copia"));
    await page.getByRole("textbox", { name: "Inicio" }).fill("01/04/2026");
    await page.getByRole("button", { name: "Crear proyecto" }).click();
    await expect(page.getByRole("list", { name: "Por asignar" })).toContainText("1 ×");
    await expect(page.getByText("Por asignar, como en")).toBeInViewport();
    await expectAccessible(page);
    await page.goto(page.url().replace(/\/assign.*/, "?kind=SERVICIO"));
    await expect(page.getByRole("main").getByText(alone.code).first()).toBeVisible();
    await expect(page.getByRole("main").getByText(ofUnit.code)).toHaveCount(0);
  },
);
