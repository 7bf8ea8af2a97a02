import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { worksheets } from "@/db/schema";
import {
  aCustodyChain,
  anEquipment,
  aPartner,
  aWorksheet,
  aWorksheetLine,
} from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { act, fromMenu } from "./story";
import { unique } from "./unique";

const late = "Otra persona guardó cambios en este registro";

test("who saves second sees what the first changed, and undoes nothing", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const partner = await aPartner({ businessTaxId: unique("17"), phone: "022000001" });
  await page.goto(`/partners/${partner.id}/edit`);
  const field = (name: string) => page.getByRole("textbox", { name });
  await field("Teléfono").fill("022000002");
  await field("Notas").fill("Llamar por la tarde");

  const path = `/api/partners/${partner.id}/`;
  await page.request.put(path, { data: { phone: "022000003", address: "Calle Nueva 12" } });
  await page.getByRole("button", { name: "Guardar cambios" }).click();

  const panel = page.getByRole("region", { name: late });
  await expect(panel).toBeFocused();
  const side = (name: string, whose: string) =>
    panel.getByRole("group", { name }).getByRole("radio", { name: whose });
  const [mine, theirs] = [side("Teléfono", "022000002"), side("Teléfono", "022000003")];
  await expect(mine).toBeChecked();
  await expect(mine).toHaveAccessibleDescription("Lo que usted escribió");
  await expect(theirs).not.toBeChecked();
  await expect(theirs).toHaveAccessibleDescription("Lo que guardó la otra persona");
  await expect(side("Dirección", "Calle Nueva 12")).toBeChecked();
  await expect(panel.getByRole("group", { name: "Notas" })).toHaveCount(0);
  await expect(field("Teléfono")).toHaveValue("022000002");
  await expect(field("Dirección")).toHaveValue("Calle Nueva 12");
  await expectAccessible(page);

  await theirs.click();
  await expect(field("Teléfono")).toHaveValue("022000003");
  await mine.click();
  await expect(field("Teléfono")).toHaveValue("022000002");
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByText("Cliente actualizado.")).toBeVisible();
  const { data } = await (await page.request.get(path)).json();
  expect(data).toMatchObject({
    phone: "022000002",
    address: "Calle Nueva 12",
    notes: "Llamar por la tarde",
  });
});

inProof(test)(
  "two who change different fields of a chain both keep their word",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const chain = await aCustodyChain({ observations: "Primera" });
    await page.goto(`/custody/${chain.id}/edit`);
    await page.getByRole("textbox", { name: "Observaciones" }).fill("Segunda");

    const path = `/api/workorders/custody_chain/${chain.id}/edit/`;
    await page.request.put(path, { data: { contact_phone: "0990000001" } });
    await page.getByRole("button", { name: "Guardar borrador" }).click();
    await expect(page.getByRole("alert").filter({ hasText: late })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Teléfono del contacto" })).toHaveValue(
      "0990000001",
    );
    await expect(page.getByRole("textbox", { name: "Observaciones" })).toHaveValue("Segunda");

    await page.getByRole("button", { name: "Guardar borrador" }).click();
    await expect(page.getByText("Cadena de custodia guardada.")).toBeVisible();
    const detail = await page.request.get(`/api/workorders/custody_chain/detail/${chain.id}/`);
    expect((await detail.json()).data).toMatchObject({
      observations: "Segunda",
      contact_phone: "0990000001",
    });
  },
);

inProof(test)(
  "in a window too, what both wrote stands side by side, and the other's word can be taken",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const sheet = await aWorksheet();
    const line = await aWorksheetLine({ worksheetId: sheet.id, description: "Flete" });
    await page.goto(`/projects/${sheet.projectId}/work-sheets/${sheet.id}`);
    await act(page, "Flete", "Editar línea");
    const window = page.getByRole("dialog");
    await window.getByRole("textbox", { name: "Descripción" }).fill("Flete a Coca");
    await window.getByRole("textbox", { name: "Documento de referencia" }).fill("GR-7");
    const changed = await page.request.put(`/api/workorders/sheets/detail/${line.id}/`, {
      data: { description: "Flete a Sacha", unit_price: "85.50" },
    });
    expect(changed.status()).toBe(200);
    await window.getByRole("button", { name: "Guardar cambios" }).click();

    const panel = window.getByRole("region", { name: late });
    await expect(panel.getByRole("group", { name: "Precio unitario" })).toContainText("85,50");
    await panel
      .getByRole("group", { name: "Descripción" })
      .getByRole("radio", { name: "Flete a Sacha" })
      .click();
    await expectAccessible(page);
    await window.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page.getByText("Línea actualizada.")).toBeVisible();
    await expect(
      page.getByRole("cell", { name: "Flete a Sacha Manual GR-7", exact: true }),
    ).toBeVisible();
  },
);

inProof(test)(
  "what was typed into a record that somebody deleted can be copied",
  async ({ page, context, signedInAs }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signedInAs("ADMINISTRATIVO");
    const partner = await aPartner({ businessTaxId: unique("17") });
    await page.goto(`/partners/${partner.id}/edit`);
    const notes = page.getByRole("textbox", { name: "Notas" });
    await notes.fill("Llamar por la tarde");
    await page.request.delete(`/api/partners/${partner.id}/`);
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    const said = page.getByRole("alert").filter({ hasText: "Este registro ya no existe" });
    await expect(notes).toHaveValue("Llamar por la tarde");
    await said.getByRole("button", { name: "Copiar lo que escribió" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe("Notas: Llamar por la tarde");
  },
);

inProof(test)(
  "a window that goes away because its sheet was liquidated leaves what was typed",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const sheet = await aWorksheet();
    await aWorksheetLine({ worksheetId: sheet.id, description: "Flete" });
    await page.goto(`/projects/${sheet.projectId}/work-sheets/${sheet.id}`);
    await act(page, "Flete", "Editar línea");
    const window = page.getByRole("dialog", { name: "Editar línea" });
    await window.getByRole("textbox", { name: "Descripción" }).fill("Flete a Coca");
    await database()
      .update(worksheets)
      .set({ status: "LIQUIDATED" })
      .where(eq(worksheets.id, sheet.id));
    await window.getByRole("button", { name: "Guardar cambios" }).click();
    const rescued = page.getByRole("dialog", { name: "Lo que escribió no se guardó" });
    await expect(rescued.getByRole("textbox")).toHaveValue("Descripción: Flete a Coca");
    await expect(window).toBeHidden();
    await expectAccessible(page);
  },
);

const lateAct = "Otra persona cambió este registro";

inProof(test)(
  "nobody deletes what another has just changed without seeing it",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const partner = await aPartner({ businessTaxId: unique("17"), phone: "022000001" });
    await page.goto(`/partners/${partner.id}`);
    const path = `/api/partners/${partner.id}/`;
    await page.request.put(path, { data: { phone: "022000009" } });

    const question = page.getByRole("alertdialog");
    const confirm = question.getByRole("button", { name: "Eliminar cliente" });
    await fromMenu(page, "Eliminar");
    await confirm.click();
    await expect(question.getByRole("alert")).toContainText(lateAct);
    await expect(confirm).toBeHidden();
    await expectAccessible(page);
    expect((await page.request.get(path)).status()).toBe(200);

    await question.getByRole("button", { name: "Ver cómo quedó" }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole("link", { name: "022000009" })).toBeVisible();
    await fromMenu(page, "Eliminar");
    await confirm.click();
    await expect(page.getByText("Cliente eliminado.")).toBeVisible();
    expect((await page.request.get(path)).status()).toBe(404);
  },
);

inProof(test)(
  "nobody liquidates a sheet with a line that another has just added",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const sheet = await aWorksheet();
    await aWorksheetLine({ worksheetId: sheet.id, description: "Flete" });
    await page.goto(`/projects/${sheet.projectId}/work-sheets/${sheet.id}`);
    const added = await page.request.post(`/api/workorders/sheets/items/${sheet.id}/`, {
      data: { description: "Estiba", quantity: 1, unit_price: 40 },
    });
    expect(added.status()).toBe(201);

    const question = page.getByRole("alertdialog");
    const confirm = question.getByRole("button", { name: "Liquidar" });
    await page.getByRole("button", { name: "Liquidar" }).click();
    await confirm.click();
    await expect(question.getByRole("alert").filter({ hasText: lateAct })).toBeVisible();
    await question.getByRole("button", { name: "Ver cómo quedó" }).click();
    await expect(page.getByText("Estiba")).toBeVisible();

    await page.getByRole("button", { name: "Liquidar" }).click();
    await confirm.click();
    await expect(page.getByText("Planilla liquidada.")).toBeVisible();
  },
);

inProof(test)(
  "a technician's taps and marks that follow one another are his own",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const unit = await anEquipment({ type: "LVMNOS" });
    await page.goto(`/equipment/${unit.id}`);
    const switches = page.getByRole("switch");
    for (const at of [0, 1, 2]) await switches.nth(at).click();
    await expect(page.getByText("Guardando…")).toBeHidden();
    await expect(page.getByText(lateAct)).toBeHidden();
    await page.reload();
    for (const at of [0, 1, 2]) await expect(switches.nth(at)).toBeChecked();
  },
);
