import type { Page } from "@playwright/test";
import { anAccount, goodPassword } from "@/db/testing/factories";
import { codeAt, withSecondFactor } from "@/lib/second-factor/testing";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { setUp, showPassword } from "./second-factor";
import { unique } from "./unique";

const email = () => `${unique("doble").replace(" ", ".")}@faena.test`;
const halfAMinute = 30_000;

const signOut = (page: Page) => page.goto("/accounts/logout/");

inProof(test)(
  "is turned on in the profile, asked for at the door, and turned off",
  async ({ page }) => {
    const account = await anAccount({ email: email() });
    await showPassword(page, account.email);
    await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();
    await page.goto("/profile");
    const card = page.getByRole("region", { name: "Verificación en dos pasos" });
    await expect(card).toContainText("Desactivada");
    await card.getByRole("button", { name: "Activar" }).click();
    const { secret, codes } = await setUp(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar" }).click();
    expect((await download).suggestedFilename()).toBe("codigos-de-recuperacion.txt");
    await page.getByRole("button", { name: "Ya los guardé" }).click();
    await expect(card).toContainText("Activada");
    await expect(card).toContainText("10 códigos de recuperación sin usar");

    await signOut(page);
    await showPassword(page, account.email, "/login?next=/projects");
    const code = page.getByRole("textbox", { name: "Código" });
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await expect(code).toHaveAttribute("inputmode", "numeric");
    await expectAccessible(page);
    await page.goto("/equipment");
    await expect(page).toHaveURL(/\/login\/second-factor/);
    await code.fill("000000");
    await page.getByRole("button", { name: "Ingresar" }).click();
    await expect(page.getByText("El código no es correcto")).toBeVisible();
    await code.fill(codeAt(secret, Date.now() + halfAMinute));
    await page.getByRole("button", { name: "Ingresar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Equipos" })).toBeVisible();

    await signOut(page);
    await showPassword(page, account.email);
    await page.getByRole("link", { name: "Usar un código de recuperación" }).click();
    await page.getByRole("textbox", { name: "Código de recuperación" }).fill(codes[0] ?? "");
    await page.getByRole("button", { name: "Ingresar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();

    await page.goto("/profile");
    await expect(card).toContainText("9 códigos de recuperación sin usar");
    await card.getByRole("button", { name: "Desactivar" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Su contraseña" }).fill(goodPassword);
    await dialog.getByRole("button", { name: "Desactivar" }).click();
    await expect(dialog.getByRole("textbox", { name: "Código de verificación" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expectAccessible(page);
    await dialog.getByRole("textbox", { name: "Código de verificación" }).fill(codes[1] ?? "");
    await dialog.getByRole("button", { name: "Desactivar" }).click();
    await expect(card).toContainText("Desactivada");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  inProof(test)("the code is asked for, too", async ({ page }) => {
    const account = await anAccount({ email: email() });
    const factor = await withSecondFactor(account);
    await showPassword(page, account.email);
    await page.getByRole("textbox", { name: "Código" }).fill(factor.code());
    await page.getByRole("button", { name: "Ingresar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();
  });
});
