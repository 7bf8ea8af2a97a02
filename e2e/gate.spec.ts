import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { gateChecks } from "@/db/schema";
import { aProject, aRule, aShippingGuide, aStaffMember, aVehicle } from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { toast } from "./story";
import { unique, uniquePlate } from "./unique";

async function writeRule(page: Page, location: string) {
  await page.goto("/rules");
  await page.getByRole("button", { name: "Nueva regla" }).first().click();
  const form = page.getByRole("dialog", { name: "Nueva regla" });
  await form.getByLabel("Qué se exige").selectOption({ label: "Licencia de conducir" });
  await form.getByLabel("Si falta").selectOption({ label: "Bloquea" });
  await form.getByRole("combobox", { name: "Proyecto" }).fill(location);
  await page.getByRole("option", { name: location }).click();
  await form.getByRole("button", { name: "Simular los últimos 30 días" }).click();
  await expect(form.getByText(/No habría detenido ninguna de \d+ salida/)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Crear regla" }).click();
  await toast(page, "Regla creada.");
}

inProof(test)(
  "a rule is tried and written; who lacks it goes only while somebody answers for him",
  {
    tag: "@tablet",
  },
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const word = unique("Cuadrilla");
    const project = await aProject({ location: unique("Plataforma") });
    await aStaffMember({ firstName: "Rosa", lastName: word });
    await writeRule(page, project.location);
    await page.goto(`/rules?search=${encodeURIComponent(project.location)}`);
    await expect(page.getByRole("row").filter({ hasText: project.location })).toContainText(
      "Bloquea",
    );

    await page.goto(`/projects/${project.id}/fitness?search=${word}`);
    const person = page.getByRole("row").filter({ hasText: word }).first();
    await expect(person).toContainText("No apto");
    await person.getByRole("button", { name: /^Autorizar excepción/ }).click();
    const form = page.getByRole("dialog", { name: "Autorizar una excepción" });
    await form.getByRole("button", { name: "Autorizar" }).click();
    await expect(form.getByText("obligatorio")).toBeVisible();
    await form.getByLabel("Motivo").fill("Licencia en trámite; conduce el supervisor.");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Autorizar" }).click();
    await toast(page, "Excepción autorizada.");
    const overrides = page.getByRole("region", { name: "Excepciones" }).first();
    await expect(overrides).toContainText("Licencia en trámite");
    await expect(overrides).toContainText("Vigente");
    await overrides.getByLabel(/^Archivo de excepción de Licencia de conducir/).setInputFiles({
      name: "autorizacion.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(await aPdf("Autorizado")),
    });
    await expect(overrides.getByRole("button", { name: /^Ver/ })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: /^Acciones de Licencia de conducir/ }).click();
    await page.getByRole("menuitem", { name: "Quitar excepción" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Quitar" }).click();
    await toast(page, "Excepción quitada.");
    await expect(person.getByRole("button", { name: /^Autorizar excepción/ })).toBeVisible();
  },
);

inProof(test)(
  "a guide that a rule would stop asks why it goes on",
  { tag: "@tablet" },
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const project = await aProject({ location: unique("Plataforma") });
    const { id: vehicleId, plate } = await aVehicle({ plate: uniquePlate() });
    await aRule({ projectId: project.id, subject: "VEHICLE", requirement: "REGISTRATION" });
    const guide = await aShippingGuide({ projectId: project.id, vehiclePlate: plate });
    await page.goto(`/shipping/${guide.id}/edit`);
    await expect(page.getByText("Una regla de aptitud lo detiene")).toBeVisible();
    await expect(page.getByText(`Matrícula de ${plate}: falta. Bloquea.`)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Por qué sale igual" })).toHaveCount(0);
    await page.getByRole("textbox", { name: "Fecha de emisión" }).fill("16/01/2026");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page.getByText("Una regla lo detiene: escriba por qué sale igual.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("textbox", { name: "Por qué sale igual" }).fill("Con escolta del cliente");
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await toast(page, "Guía de remisión guardada.");
    const written = await database()
      .select()
      .from(gateChecks)
      .where(eq(gateChecks.vehicleId, vehicleId));
    expect(written).toMatchObject([{ act: "GUIDE", reason: "Con escolta del cliente" }]);
  },
);
