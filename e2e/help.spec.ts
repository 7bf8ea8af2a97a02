import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";

test("the help of a screen opens by its button and by a key", { tag: "@tablet" }, async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  await page.goto("/custody");
  const button = page.getByRole("button", { name: "Ayuda" });
  await button.click();
  const help = page.getByRole("dialog", { name: "Ayuda: Cadenas de custodia" });
  await expect(help.getByRole("region", { name: "Teclas" })).toContainText("Ctrl K");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press("?");
  await expect(help).toBeVisible();
  await help.getByRole("switch", { name: "Abrir esta ayuda con la tecla ?" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(help).toHaveCount(0);
});

test("a question mark that is typed stays text", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  await page.goto("/partners/new");
  await page.getByRole("textbox", { name: "Nombre" }).pressSequentially("¿Petro?");
  await expect(page.getByRole("textbox", { name: "Nombre" })).toHaveValue("¿Petro?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
