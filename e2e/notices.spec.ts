import { aVehiclePass } from "@/db/testing/factories";
import { expect, test } from "./fixtures";

test("a notice never takes the click of what it covers, and closes", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const { vehicleId } = await aVehiclePass({ expiresOn: "2020-02-01" });
  await page.goto(`/vehicles/${vehicleId}`);
  await page.getByRole("button", { name: /^Editar pase/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Editar pase/ });
  await dialog.getByRole("textbox", { name: "Vence" }).fill("28/02/2060");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toBeHidden();

  const notice = page.getByRole("region", { name: /^Avisos/ }).getByRole("listitem");
  await expect(notice).toContainText("Pase actualizado.");
  const isHit = notice.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(await isHit).toBe(false);
  await notice.getByRole("button", { name: "Cerrar aviso" }).click();
  await expect(notice).toHaveCount(0);
});
