import type { Route } from "@playwright/test";
import { anAssignment, anEquipment, aPartner, aService } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAlive } from "./alive";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { act } from "./story";
import { unique } from "./unique";

test("what the server refuses has the focus, whatever its control is", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const service = await aService();
  const { projectId } = await anAssignment({
    equipmentId: service.id,
    kind: "SERVICIO",
    frequencyType: "WEEK",
    intervalDays: 0,
    weekdays: [3],
  });
  await page.goto(`/projects/${projectId}/resources`);
  await act(page, service.code, "Editar");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Jueves" }).click();
  await sheet.getByRole("button", { name: "Guardar cambios" }).click();
  await expect(sheet.getByText("Elija al menos un día de la semana.")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Jueves" })).toBeFocused();
  await expect(sheet.getByRole("toolbar", { name: "Días de la semana" })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expectAccessible(page);
});

test.describe("without the schema", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("a form is sent all the same, and the server alone judges it", async ({
    page,
    signedInAs,
  }) => {
    await signedInAs("ADMINISTRATIVO");
    await page.goto("/partners/new");
    await page.route("**/_next/static/**/*.js*", (script) => script.abort());
    await page.getByRole("textbox", { name: "Nombre", exact: true }).fill(unique("Cliente"));
    await page.getByRole("button", { name: "Crear cliente" }).click();
    await expect(page.getByText("Revise los campos marcados.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "RUC" })).toHaveAccessibleDescription(
      /obligatorio/,
    );
  });
});

test("what is sent before the scripts arrive is sent once they are there", async ({ page }) => {
  const email = `${unique("temprano").replace(" ", ".")}@faena.test`;
  await page.goto("/login");
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/_next/static/**/*.js*", async (script) => {
    await arrival;
    await script.continue();
  });
  await page.getByRole("link", { name: "¿Olvidó su contraseña?" }).click({ noWaitAfter: true });
  // The page that is left has a field, too.
  await page.waitForURL(/\/login\/forgotten$/, { waitUntil: "commit" });
  await page.getByRole("textbox").fill(email);
  await page.getByRole("button", { name: "Pedir el enlace" }).click();
  await expect(page.locator("form")).toHaveAttribute("data-early");
  await expect(page).toHaveURL(/\/login\/forgotten$/);
  arrive();
  await expect(page.getByText("Si hay una cuenta con ese correo")).toBeVisible();
});

const asUnknownAct = (route: Route) =>
  route.continue({ headers: { ...route.request().headers(), "next-action": "7f".repeat(21) } });

test.describe("a page of a version that no longer answers", () => {
  test.use({ expectedErrors: [/409/] });

  test("says so, gives back what was typed, and saves once it is loaded again", async ({
    page,
    signedInAs,
  }) => {
    await signedInAs("ADMINISTRATIVO");
    const partner = await aPartner();
    await page.goto(`/partners/${partner.id}/edit`);
    const name = page.getByRole("textbox", { name: "Nombre", exact: true });
    const typed = unique("Petrolera Sur");
    await page.route(`**/partners/${partner.id}/edit`, asUnknownAct);
    await name.fill(typed);
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    const alert = page.getByRole("alert").filter({ hasText: "Faena se actualizó" });
    await expect(alert).toBeVisible();
    await expect(alert.getByRole("button", { name: "Copiar lo que escribió" })).toBeVisible();
    await expect(name).toHaveValue(typed);
    await expectAccessible(page);

    await page.unroute(`**/partners/${partner.id}/edit`);
    page.on("dialog", (dialog) => dialog.accept());
    await alert.getByRole("button", { name: "Volver a cargar" }).click();
    await expect(name).toHaveValue(partner.name);
    await expectAlive(page);
    await name.fill(typed);
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(page).toHaveURL(new RegExp(`/partners/${partner.id}$`));
    await expect(page.getByRole("heading", { name: typed })).toBeVisible();
  });

  inProof(test)("says so in the notice of a tap, too", async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const unit = await anEquipment({ code: unique("LVM"), have_soap_dispenser: true });
    await page.goto(`/equipment/${unit.id}`);
    const component = page.getByRole("switch").first();
    await page.route(`**/equipment/${unit.id}`, asUnknownAct);
    await component.click();
    const notice = page.getByRole("region", { name: "Avisos" });
    await expect(notice).toContainText("Faena se actualizó");
    await expectAccessible(page);
    await page.unroute(`**/equipment/${unit.id}`);
    await notice.getByRole("button", { name: "Volver a cargar" }).click();
    await expect(notice).not.toContainText("Faena se actualizó");
    await expectAlive(page);
  });
});
