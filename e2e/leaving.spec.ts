import {
  aCustodyChain,
  anAssignment,
  anEquipment,
  aPartner,
  aProject,
  aWorksheet,
} from "@/db/testing/factories";
import { anImage } from "@/db/testing/sample-files";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { act } from "./story";
import { unique } from "./unique";

test("a form left with changes asks, by link, by the back button and by closing the tab", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const partner = await aPartner({ businessTaxId: unique("17") });
  await page.goto(`/partners/${partner.id}`);
  await page.getByRole("link", { name: "Editar" }).click();
  const notes = page.getByRole("textbox", { name: "Notas" });
  await notes.fill("Llamar por la tarde");
  const question = page.getByRole("alertdialog", { name: "¿Salir sin guardar?" });
  const stay = question.getByRole("button", { name: "Seguir editando" });

  await page.getByRole("link", { name: "Cancelar" }).click();
  await expectAccessible(page);
  await stay.click();
  await expect(notes).toHaveValue("Llamar por la tarde");

  await page.goBack();
  await stay.click();
  await expect(page).toHaveURL(`/partners/${partner.id}/edit`);
  await expect(notes).toHaveValue("Llamar por la tarde");

  const warned = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const warning = await warned;
  expect(warning.type()).toBe("beforeunload");
  await warning.dismiss();
  await expect(notes).toHaveValue("Llamar por la tarde");

  await page.goBack();
  await question.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(page).toHaveURL(`/partners/${partner.id}`);
  await page.getByRole("link", { name: "Editar" }).click();
  await expect(notes).toHaveValue("");
});

inProof(test)(
  "a form that nobody changed, or that was saved, is left without a question",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const unit = await anEquipment({ type: "LVMNOS" });
    for (const path of [`/equipment/${unit.id}`, `/projects/${(await aProject()).id}`]) {
      await page.goto(`${path}/edit`);
      const fields = page.locator("main input:visible, main textarea, main select");
      for (const field of await fields.all()) {
        await field.focus();
        await page.keyboard.press("Escape");
      }
      await page.getByRole("link", { name: "Cancelar" }).click();
      // A project leads on to its resources.
      await expect(page).toHaveURL(new RegExp(`${path}(/resources)?$`));
    }
    await page.goto("/profile");
    await page.getByRole("textbox", { name: "Nombres" }).fill("Lucía");
    await page.getByRole("button", { name: "Guardar datos" }).click();
    await expect(page.getByText("Perfil guardado.")).toBeVisible();
    await page.getByRole("button", { name: /^Cuenta de/ }).focus();
    await page.goBack();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  },
);

test("a window with something typed asks before it closes, and the menu out asks too", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const sheet = await aWorksheet();
  await page.goto(`/projects/${sheet.projectId}/work-sheets/${sheet.id}`);
  const line = page.getByRole("dialog", { name: "Agregar línea" });
  const open = async () => {
    await page.getByRole("button", { name: "Agregar línea" }).click();
    await expect(line).toBeVisible();
  };
  const question = page.getByRole("alertdialog", { name: "¿Salir sin guardar?" });
  await open();
  await page.keyboard.press("Escape");
  await expect(line).toBeHidden();

  await open();
  const description = line.getByRole("textbox", { name: "Descripción" });
  await description.fill("Flete");
  await description.press("Escape");
  await question.getByRole("button", { name: "Seguir editando" }).click();
  await expect(description).toHaveValue("Flete");
  await line.getByRole("button", { name: "Cancelar" }).click();
  await question.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(line).toBeHidden();
});

inProof(test)("an assignment's window asks as well", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const unit = await anEquipment({ type: "LVMNOS" });
  const { projectId } = await anAssignment({ equipmentId: unit.id, kind: "EQUIPO" });
  await page.goto(`/projects/${projectId}/resources`);
  await act(page, unit.code, "Editar");
  const window = page.getByRole("dialog");
  await window.getByRole("textbox", { name: "Notas" }).fill("Con rampa");
  await window.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("alertdialog", { name: "¿Salir sin guardar?" })).toBeVisible();
});

inProof(test)(
  "the second tab of a record says that the first has it open",
  async ({ page, context, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const partner = await aPartner({ businessTaxId: unique("17") });
    await page.goto(`/partners/${partner.id}/edit`);
    const second = await context.newPage();
    await second.goto(`/partners/${partner.id}/edit`);
    const said = second.getByRole("alert").filter({ hasText: "otra pestaña" });
    await expect(said).toBeVisible();
    await expect(page.getByText("otra pestaña")).toHaveCount(0);
    await expectAccessible(second);
    await page.close();
    await expect(said).toBeHidden();
  },
);

test("two tabs never write over each other's draft", async ({ page, context, signedInAs }) => {
  await signedInAs("TECNICO");
  await page.goto("/maintenance/new");
  const workOf = (tab: typeof page) => tab.getByRole("textbox", { name: "Técnico" });
  await workOf(page).fill("La primera");
  const second = await context.newPage();
  await second.goto("/maintenance/new");
  await expect(second.getByRole("alert").filter({ hasText: "otra pestaña" })).toBeVisible();
  await expect(workOf(second)).toHaveValue("Prueba TECNICO");
  await workOf(second).fill("La segunda");
  await page.close();
  await second.getByRole("link", { name: "Cancelar" }).click();
  await second.getByRole("button", { name: "Salir sin guardar" }).click();
  await expect(second).toHaveURL("/maintenance");
  await second.goto("/maintenance/new");
  await expect(second.getByText("Se recuperó lo que no se había guardado")).toBeVisible();
  await expect(workOf(second)).toHaveValue("La primera");
});

test("what one user began on a device, the next one who signs in there does not see", async ({
  page,
  context,
  signedInAs,
}) => {
  const chain = await aCustodyChain();
  const restored = page.getByText("Se recuperó lo que no se había guardado");
  const slot = page.getByRole("group", { name: "Cadena de custodia firmada" });
  const kept = slot.getByText("1 foto sin subir");
  await signedInAs("TECNICO");
  await page.goto("/maintenance/new");
  await page.getByRole("textbox", { name: "Observaciones" }).fill("Bomba rota");
  await page.goto(`/custody/${chain.id}`);
  await slot.getByRole("button", { name: /^Fotografiar/ }).click();
  const buffer = Buffer.from(await anImage("png"));
  await page
    .getByRole("dialog")
    .getByLabel("Elegir fotos")
    .setInputFiles({ name: "hoja.png", mimeType: "image/png", buffer });
  await expect(page.getByRole("img", { name: "Foto de la página 1" })).toBeVisible();
  const first = await context.cookies();
  await page.reload();
  await expect(kept).toBeVisible();

  await signedInAs("TECNICO");
  await page.goto(`/custody/${chain.id}`);
  await expect(slot.getByRole("button", { name: /^Fotografiar/ })).toBeVisible();
  await expect(kept).toHaveCount(0);
  await page.goto("/maintenance/new");
  await expect(page.getByRole("textbox", { name: "Observaciones" })).toHaveValue("");
  await expect(restored).toHaveCount(0);

  await context.addCookies(first);
  await page.goto("/maintenance/new");
  await expect(restored).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Observaciones" })).toHaveValue("Bomba rota");
});
