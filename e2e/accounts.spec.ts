import type { Page } from "@playwright/test";
import { anAccount, goodPassword } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAlive, waitForReact } from "./alive";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

const email = () => `${unique("persona").replace(" ", ".")}@faena.test`;

async function signIn(page: Page, username: string, password: string) {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Correo electrónico" }).fill(username);
  await page.getByRole("textbox", { name: "Contraseña" }).fill(password);
  await page.getByRole("button", { name: "Ingresar" }).click();
}

test("signs in, changes the password and signs out", async ({ page }) => {
  const account = await anAccount({ email: email() });
  await signIn(page, account.email, "no es la clave");
  await expect(page.getByText("Correo o contraseña incorrectos.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Correo electrónico" })).toHaveValue(
    account.email,
  );
  await expectAccessible(page);

  await signIn(page, account.email, goodPassword);
  await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();
  await expectAlive(page);
  const menu = page.getByRole("button", { name: "Cuenta de Ana Cevallos" });
  await menu.click();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Mi perfil" }).click();

  const fresh = "Rio-Coca-Crecido-88";
  await page.getByRole("textbox", { name: "Contraseña actual" }).fill(goodPassword);
  await page.getByRole("textbox", { name: "Contraseña nueva" }).fill(fresh);
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
  await expect(page.getByText("Contraseña cambiada.")).toBeVisible();

  await menu.click();
  await page.getByRole("menuitem", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, account.email, fresh);
  await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  inProof(test)("the sign-in works", async ({ page }) => {
    const account = await anAccount({ email: email() });
    await signIn(page, account.email, goodPassword);
    await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();
  });
});

inProof(test)("an access token works until it is revoked", async ({ page, request }) => {
  const account = await anAccount({ role: "TECNICO", email: email() });
  await signIn(page, account.email, goodPassword);
  await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();
  const name = unique("Integración");
  await page.goto("/profile");
  await page.getByRole("button", { name: "Nuevo token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Nombre" }).fill(name);
  await dialog.getByRole("radio", { name: "Solo lectura" }).click();
  await dialog.getByRole("textbox", { name: "Su contraseña" }).fill(goodPassword);
  await dialog.getByRole("button", { name: "Crear token" }).click();
  await expect(dialog).toContainText("Guarde el token ahora");
  const token = await dialog.getByRole("code").innerText();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ya lo guardé" }).click();

  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.get("/api/partners/", { headers })).status()).toBe(200);
  expect((await request.post("/api/partners/", { headers, data: {} })).status()).toBe(403);
  await page.getByRole("button", { name: `Revocar ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revocar" }).click();
  await expect(page.getByText("Token revocado.")).toBeVisible();
  expect((await request.get("/api/partners/", { headers })).status()).toBe(401);
});

inProof(test)(
  "an administrator makes a user who is out as soon as he is switched off",
  async ({ page, signedInAs, browser }) => {
    await signedInAs("ADMINISTRATIVO");
    const username = email();
    await page.goto("/users/new");
    await page.getByRole("textbox", { name: "Nombres" }).fill("Rosa");
    await page.getByRole("textbox", { name: "Apellidos" }).fill("Shiguango");
    await page.getByRole("textbox", { name: "Correo electrónico" }).fill(username);
    await page.getByRole("textbox", { name: "Contraseña" }).fill(goodPassword);
    await page.getByRole("button", { name: "Crear usuario" }).click();
    await expect(page.getByText("Usuario creado.")).toBeVisible();

    const other = await browser.newContext();
    const hers = await other.newPage();
    waitForReact(hers);
    await signIn(hers, username, goodPassword);
    await expect(hers.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();

    await page.goto(`/users?search=${encodeURIComponent(username)}`);
    await page.getByRole("link", { name: /Shiguango/ }).click();
    await page.getByRole("checkbox", { name: "Activo" }).click();
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page.getByText("Usuario actualizado.")).toBeVisible();
    await hers.goto("/projects");
    await expect(hers).toHaveURL(/\/login/);
    await other.close();
  },
);

inProof(test)(
  "the settings are saved and their errors are told in place",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    await page.goto("/settings");
    const name = page.getByRole("textbox", { name: "Nombre de la empresa" });
    await expect(name).not.toHaveValue("");
    await name.fill("");
    await page.getByRole("button", { name: "Guardar configuración" }).click();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    const company = unique("Servicios de Campo Amazónicos");
    await name.fill(company);
    const held = page.getByRole("textbox", { name: "Retención" });
    const usual = await held.inputValue();
    await held.fill("0");
    await page.getByRole("button", { name: "Guardar configuración" }).click();
    await expect(held).toHaveAttribute("aria-invalid", "true");
    await held.fill(usual);
    const plant = page.getByRole("textbox", { name: "Planta de tratamiento de agua residual" });
    await plant.fill("3");
    await page.getByRole("button", { name: "Guardar configuración" }).click();
    await expect(page.getByText("Configuración guardada.")).toBeVisible();
    await page.reload();
    await expect(plant).toHaveValue("3");
    await page.getByRole("link", { name: "Ver cambios" }).click();
    await expect(page.getByText(company).first()).toBeVisible();
  },
);
