import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { aCustodyChain, aStaffMember, aStaffPass, aUser } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

const askFor = async (page: Page, act: string) => {
  await page.getByRole("button", { name: "Más acciones" }).click();
  await page.getByRole("menuitem", { name: act }).click();
};

inProof(test)(
  "an administrator saves what is held of a technician; a technician does not",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const member = await aStaffMember({ lastName: unique("Shiguango") });
    await page.goto(`/staff/${member.id}`);
    await askFor(page, "Exportar datos personales");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Entréguelo solo a ella.");
    await expectAccessible(page);
    const saving = page.waitForEvent("download");
    await question.getByRole("button", { name: "Exportar" }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^datos-personales-[\d-]{10}\.zip$/);
    const files = unzipSync(await readFile(await download.path()));
    const data = JSON.parse(strFromU8(files["datos.json"] ?? new Uint8Array()));
    expect(data.tables.technicals).toMatchObject([{ id: member.id, last_name: member.lastName }]);
    await expect(page.getByText("Datos exportados.")).toBeVisible();
    await expect(question).toBeHidden();

    await signedInAs("TECNICO");
    await page.goto(`/staff/${member.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(member.lastName);
    await expect(page.getByRole("button", { name: "Más acciones" })).toHaveCount(0);
  },
);

inProof(test)(
  "an administrator erases who no longer works, after seeing what goes and typing his name",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const lastName = unique("Shiguango");
    const email = `${unique("darwin").replace(" ", "-")}@faena.test`;
    const member = await aStaffMember({ firstName: "Darwin", lastName, email });
    await aUser({ firstName: "Darwin", lastName, email, isActive: false });
    await aStaffPass({ staffId: member.id });
    await aCustodyChain({ staffId: member.id, driverName: `Darwin ${lastName}` });
    await page.goto(`/staff/${member.id}`);
    await askFor(page, "Borrar datos personales");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("desactive primero su ficha de técnico");
    await expect(question.getByRole("button", { name: "Borrar para siempre" })).toHaveCount(0);
    await question.getByRole("button", { name: "Entendido" }).click();

    await page.getByRole("link", { name: "Editar" }).click();
    await page.getByRole("checkbox", { name: /Activo/ }).click();
    await page.getByRole("button", { name: "Guardar" }).click();
    await page.waitForURL(`/staff/${member.id}`);
    await askFor(page, "Borrar datos personales");
    await expect(question.getByRole("region", { name: "Se borra" })).toContainText("Pases");
    await expect(question.getByRole("region", { name: "Se borra" })).toContainText(
      "Cuenta de usuario",
    );
    const stays = question.getByRole("region", { name: "Se conserva" });
    await expect(stays).toContainText("autoridad ambiental");
    await expectAccessible(page);
    await question.getByLabel(/Para confirmar/).fill("Darwin");
    await question.getByRole("button", { name: "Borrar para siempre" }).click();
    await expect(question).toContainText("Escriba el nombre tal como consta");
    await question.getByLabel(/Para confirmar/).fill(`Darwin ${lastName}`);
    await question.getByRole("button", { name: "Borrar para siempre" }).click();
    await expect(page.getByText("Datos personales borrados.")).toBeVisible();
    await page.waitForURL("/staff");
    await page.goto(`/staff?search=${lastName}`);
    await expect(page.getByRole("link", { name: new RegExp(lastName) })).toHaveCount(0);
    await page.goto("/access-log?kind=DATA_ERASED");
    await expect(page.getByText(`Persona borrada n.º T${member.id}`)).toBeVisible();
    await page.goto("/history?recordType=technical");
    await expect(page.getByText("Valor borrado").first()).toBeVisible();
  },
);

inProof(test)(
  "who was deleted before is found among the deleted, and erased from there",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const lastName = unique("Tanguila");
    const { id } = await aUser({ firstName: "Nelly", lastName, isDeleted: true });
    await page.goto("/users");
    await page.getByRole("link", { name: "Personas eliminadas" }).click();
    await page.waitForURL("/users/deleted");
    await page.goto(`/users/deleted?search=${encodeURIComponent(lastName)}`);
    await page.getByRole("button", { name: `Acciones de Nelly ${lastName}` }).click();
    await page.getByRole("menuitem", { name: "Borrar datos personales" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByLabel(/Para confirmar/).fill(`Nelly ${lastName}`);
    await question.getByRole("button", { name: "Borrar para siempre" }).click();
    await expect(page.getByText("Datos personales borrados.")).toBeVisible();
    await page.goto(`/users/deleted?search=${encodeURIComponent(`n.º ${id}`)}`);
    await expect(page.getByRole("button", { name: /Acciones de/ })).toHaveCount(0);
  },
);
