import { aCustodyChain, aPartner } from "@/db/testing/factories";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
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

  await expect(page.getByRole("alert").filter({ hasText: late })).toBeVisible();
  await expect(field("Teléfono")).toHaveValue("022000002");
  await expect(field("Teléfono")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Otra persona puso «022000003».")).toBeVisible();
  await expect(field("Dirección")).toHaveValue("Calle Nueva 12");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByText("Cliente actualizado.")).toBeVisible();
  const { data } = await (await page.request.get(path)).json();
  expect(data).toMatchObject({
    phone: "022000002",
    address: "Calle Nueva 12",
    notes: "Llamar por la tarde",
  });
});

test("two who change different fields of a chain both keep their word", async ({
  page,
  signedInAs,
}) => {
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
});
