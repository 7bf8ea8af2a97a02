import { aPartner, aProject, aWorksheet } from "@/db/testing/factories";
import { dayOf } from "@/lib/values/dates";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { fromMenu } from "./story";
import { unique, uniqueTaxId } from "./unique";

inProof(test)("registers, changes and removes a client", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const name = unique("Cliente");
  await page.goto("/partners");
  await page.getByRole("link", { name: "Nuevo cliente" }).first().click();
  await expect(page.getByRole("heading", { name: "Nuevo cliente" })).toBeVisible();

  await page.getByRole("button", { name: "Crear cliente" }).click();
  await expect(page.getByRole("textbox", { name: "Nombre" })).toBeFocused();
  await expect(page.getByText("Este campo es obligatorio.")).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole("textbox", { name: "Nombre" }).fill(name);
  await page.getByRole("textbox", { name: "RUC" }).fill(uniqueTaxId());
  await page.getByRole("textbox", { name: "Dirección" }).fill("Av. Amazonas, Quito");
  await page.getByRole("textbox", { name: "Correo electrónico" }).fill("obra@cliente.example");
  await page.getByRole("button", { name: "Crear cliente" }).click();
  await expect(page.getByText("Cliente creado.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Sin equipos en sitio")).toBeVisible();

  await page.getByRole("link", { name: "Editar" }).click();
  await page.getByRole("textbox", { name: "Teléfono" }).fill("06 288 1234");
  await page.getByRole("checkbox", { name: "Activo" }).click();
  await page.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(page.getByRole("link", { name: "06 288 1234" })).toBeVisible();
  await expect(page.getByText("Inactivo", { exact: true })).toBeVisible();

  await fromMenu(page, "Eliminar");
  const dialog = page.getByRole("alertdialog", { name: `¿Eliminar a ${name}?` });
  await expect(dialog).toContainText("Ningún proyecto");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Eliminar cliente" }).click();
  await expect(page).toHaveURL("/partners");
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("keeps what was typed when the server refuses", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const other = await aPartner({ businessTaxId: uniqueTaxId() });
  await page.goto("/partners/new");
  await page.getByRole("textbox", { name: "Nombre" }).fill("Repetido");
  await page.getByRole("textbox", { name: "RUC" }).fill(other.businessTaxId);
  await page.getByRole("textbox", { name: "Dirección" }).fill("Coca");
  await page.getByRole("button", { name: "Crear cliente" }).click();
  const field = page.getByRole("textbox", { name: "RUC" });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("textbox", { name: "Nombre" })).toHaveValue("Repetido");
});

test("an impatient double click registers one client", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const name = unique("Una vez");
  await page.goto("/partners/new");
  await page.getByRole("textbox", { name: "Nombre" }).fill(name);
  await page.getByRole("textbox", { name: "RUC" }).fill(uniqueTaxId());
  await page.getByRole("textbox", { name: "Dirección" }).fill("Tena");
  await page.getByRole("button", { name: "Crear cliente" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goto(`/partners?search=${encodeURIComponent(name)}`);
  await expect(page.getByText("1–1 de 1")).toBeVisible();
});

test.describe("without signal", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("nothing typed is lost", async ({ page, signedInAs, context }) => {
    await signedInAs("ADMINISTRATIVO");
    const name = unique("Sin señal");
    await page.goto("/partners/new");
    await page.getByRole("textbox", { name: "Nombre" }).fill(name);
    await page.getByRole("textbox", { name: "RUC" }).fill(uniqueTaxId());
    await page.getByRole("textbox", { name: "Dirección" }).fill("Nuevo Rocafuerte");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Crear cliente" }).click();
    await expect(page.getByText("No se pudo contactar con el servidor.")).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Crear cliente" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });
});

inProof(test)("says why a client with projects stays", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const partner = await aPartner({ name: unique("Con proyecto") });
  await aProject({ partnerId: partner.id });
  await page.goto(`/partners/${partner.id}`);
  await fromMenu(page, "Eliminar");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("1 proyecto: hay que eliminarlo antes.");
  await dialog.getByRole("button", { name: "Eliminar cliente" }).click();
  await expect(dialog.getByText("El cliente tiene proyectos registrados.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

inProof(test)("a technician reads and changes nothing", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const partner = await aPartner({ name: unique("Lectura") });
  await page.goto("/partners");
  await expect(page.getByRole("heading", { level: 1, name: "Clientes" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Nuevo cliente" })).toHaveCount(0);
  await page.goto(`/partners/${partner.id}`);
  await expect(page.getByRole("heading", { level: 1, name: partner.name })).toBeVisible();
  await expect(page.getByRole("link", { name: "Editar" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Más acciones" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Historial" })).toHaveCount(0);
});

inProof(test)(
  "the card tells what is billed and pending, and leads to the sheets",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const partner = await aPartner({ name: unique("Cliente") });
    await page.goto(`/partners/${partner.id}`);
    await expect(page.getByText("Sin planillas en doce meses")).toBeVisible();

    const { id: projectId } = await aProject({ partnerId: partner.id });
    const date = dayOf(new Date(), "America/Guayaquil");
    const amount = { subtotal: "1200.10", taxAmount: "180.02", total: "1380.12" };
    await aWorksheet({ projectId, date, status: "INVOICED", ...amount });
    const pending = await aWorksheet({ projectId, date, status: "LIQUIDATED", ...amount });
    await page.reload();
    await expect(page.getByRole("link", { name: /Facturado en doce meses/ })).toContainText(
      "$1.200,10",
    );
    await page.getByText("Ver las cifras").click();
    const figures = page.getByRole("group", { name: /Facturado y por facturar por mes/ });
    await expect(figures.getByRole("row").nth(1)).toContainText("$1.200,10");
    await expectAccessible(page);
    await page.getByRole("link", { name: /^Por facturar/ }).click();
    await expect(page.getByRole("link", { name: pending.seriesCode })).toBeVisible();
    await expect(page.getByText("1–1 de 1")).toBeVisible();
  },
);
