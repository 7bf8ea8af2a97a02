import { anEquipment, aProject, aRentedUnit } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { fromMenu } from "./story";
import { unique } from "./unique";

test("a technician's tap saves the component and moves the condition", { tag: "@tablet" }, async ({
  page,
  signedInAs,
}) => {
  await signedInAs("TECNICO");
  const unit = await anEquipment({
    code: unique("LVM"),
    have_foot_pumps: true,
    have_soap_dispenser: true,
    have_napkin_dispenser: true,
    have_paper_towels: true,
  });
  await page.goto(`/equipment/${unit.id}`);
  const soap = page.getByRole("switch", { name: "Dispensador de jabón" });
  const card = page.getByRole("region", { name: "Componentes" });
  await expect(soap).toBeChecked();
  await expect(card).toContainText("Funcionando");

  await soap.click();
  await expect(soap).not.toBeChecked();
  await expect(card).toContainText("Incompleto");
  await expect(page.getByRole("region", { name: "Estado y ubicación" })).toContainText(
    "Incompleto",
  );
  await page.reload();
  await expect(soap).not.toBeChecked();

  await soap.focus();
  await page.keyboard.press("Space");
  await expect(card).toContainText("Funcionando");
});

inProof(test)("going to repair asks for the reason", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const unit = await anEquipment({ code: unique("REP") });
  await page.goto(`/equipment/${unit.id}`);
  await page.getByRole("button", { name: "Cambiar estado" }).click();
  const dialog = page.getByRole("dialog", { name: "Cambiar estado" });
  await dialog.getByRole("combobox", { name: "Estado" }).selectOption("En reparación");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  const reason = dialog.getByRole("textbox", { name: "Motivo de la reparación" });
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await reason.fill("Bomba quemada");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Bomba quemada").first()).toBeVisible();
});

test("the form shows only the fields of its type", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  await page.goto("/equipment/new");
  const type = page.getByRole("combobox", { name: "Tipo", exact: true });
  await type.selectOption("Servicio");
  await expect(page.getByRole("heading", { name: "Componentes" })).toHaveCount(0);
  await type.selectOption("Planta de tratamiento de agua residual");
  await expect(page.getByRole("textbox", { name: "Marca del blower" })).toBeVisible();
  await type.selectOption("Lavamanos");
  await expect(page.getByRole("textbox", { name: "Marca del blower" })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Bombas de pie" })).toBeChecked();
});

inProof(test)(
  "a unit leaves for good, but not while it is rented",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const { unit: rented } = await aRentedUnit(await aProject());
    const dialog = page.getByRole("alertdialog");
    const retire = async () => {
      await fromMenu(page, "Dar de baja");
      await dialog.getByRole("textbox", { name: "Motivo" }).fill("Casco fisurado");
      await dialog.getByRole("button", { name: "Dar de baja" }).click();
    };
    await page.goto(`/equipment/${rented.id}`);
    await retire();
    await expect(dialog.getByText("está rentado")).toBeVisible();

    const unit = await anEquipment({ code: unique("BAJA") });
    await page.goto(`/equipment/${unit.id}`);
    await retire();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Retirado", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Casco fisurado").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Editar" })).toHaveCount(0);
  },
);

inProof(test)("a label carries the code and its QR", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const unit = await anEquipment({ code: unique("QR"), name: "Lavamanos etiquetado" });
  await page.goto(`/equipment/${unit.id}/label`);
  await expect(page.getByText(unit.code).first()).toBeVisible();
  await expect(page.getByRole("img", { name: /QR/ })).toBeVisible();
});

inProof(test)("labels are as large as the paper that is chosen", async ({ page, signedInAs }) => {
  const [first, second] = [await anEquipment(), await anEquipment()];
  await signedInAs("ADMINISTRATIVO");
  await page.goto(`/equipment/labels?ids=${first.id},${second.id}`);
  const label = page.getByRole("article").first();
  const millimetres = async () => {
    const { width = 0, height = 0 } = (await label.boundingBox()) ?? {};
    return [width, height].map((pixels) => Math.round((pixels * 25.4) / 96));
  };
  expect(await millimetres()).toEqual([100, 50]);
  await page.getByLabel("Tamaño de las etiquetas").selectOption("70x37");
  await expect(page).toHaveURL(/size=70x37/);
  await expect.poll(millimetres).toEqual([70, 37]);
  await expectAccessible(page);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});
