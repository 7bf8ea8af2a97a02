import type { Page } from "@playwright/test";
import { anEquipment, aPartner, aProject, aStaffMember, aVehicle } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

const box = (page: Page) => page.getByRole("combobox", { name: "Buscar en todo" });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });

async function openWithKeys(page: Page) {
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
}

test("the keyboard alone finds a record of any kind and comes back to it", async ({
  page,
  signedInAs,
}) => {
  const place = unique("Cóndor");
  const partner = await aPartner();
  const project = await aProject({ partnerId: partner.id, location: place });
  await signedInAs("TECNICO");
  await page.goto("/vehicles");

  await openWithKeys(page);
  await page.keyboard.type(place.replace("ó", "O").toUpperCase());
  await expect(option(page, place)).toBeVisible();
  await expect(option(page, place)).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/projects/${project.id}/resources$`));
  await expect(box(page)).toBeHidden();

  await openWithKeys(page);
  await expect(page.getByRole("group", { name: "Recientes" })).toContainText(place);
  await page.keyboard.press("Escape");
  await expect(box(page)).toBeHidden();
});

inProof(test)(
  "records stand by kind, and the button opens by touch too",
  { tag: "@tablet" },
  async ({ page, signedInAs }) => {
    const word = unique("Tigre").replace(" ", "");
    await anEquipment({ code: `EQ-${word}`, name: `Lavamanos ${word}` });
    await aVehicle({ plate: `P-${word}` });
    await aStaffMember({ firstName: "Rosa", lastName: word });
    await signedInAs("ADMINISTRATIVO");
    await page.goto("/");
    await page.getByRole("button", { name: "Buscar" }).click();
    await box(page).fill(word);
    await expect(page.getByRole("status").filter({ hasText: "3 registros" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Equipos y servicios" })).toContainText(word);
    await expect(page.getByRole("group", { name: "Vehículos" })).toContainText(`P-${word}`);
    await option(page, `Rosa ${word}`).click();
    await expect(page.getByRole("heading", { level: 1, name: `Rosa ${word}` })).toBeVisible();
  },
);

inProof(test)(
  "rooms and forms are at hand, only those the person may use",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    await page.goto("/");
    await openWithKeys(page);
    await expect(option(page, "Nueva cadena de custodia")).toBeVisible();
    await expect(option(page, "Nuevo proyecto")).toHaveCount(0);
    await expect(option(page, "Usuarios")).toHaveCount(0);
    await box(page).fill("tecnicos");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/staff$/);
  },
);

inProof(test)("says that nothing matches", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  await page.goto("/");
  await openWithKeys(page);
  await box(page).fill("zzqq zzqq");
  await expect(page.getByText("Ningún registro con «zzqq zzqq»")).toBeVisible();
  await expectAccessible(page);
});

test("a late answer never replaces a newer one", async ({ page, signedInAs }) => {
  const first = unique("Primera");
  const second = unique("Segunda");
  await aProject({ location: first });
  await aProject({ location: second });
  await signedInAs("ADMINISTRATIVO");
  await page.goto("/");
  const held: (() => Promise<void>)[] = [];
  await page.route("**/api/search/**", (route) => {
    if (!route.request().url().includes("Primera")) return route.continue();
    held.push(() => route.continue());
  });
  await openWithKeys(page);
  await box(page).fill(first);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await box(page).fill(second);
  await expect(option(page, second)).toBeVisible();
  for (const release of held) await release().catch(() => undefined);
  await expect(option(page, second)).toBeVisible();
  await expect(option(page, first)).toHaveCount(0);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  inProof(test)(
    "says that it could not search, and searches again",
    async ({ page, signedInAs }) => {
      const place = unique("Yasuní");
      await aProject({ location: place });
      await signedInAs("ADMINISTRATIVO");
      await page.goto("/");
      await page.route("**/api/search/**", (route) => route.abort());
      await openWithKeys(page);
      await box(page).fill(place);
      await expect(page.getByText(/^No se pudo buscar/)).toBeVisible();
      await page.unroute("**/api/search/**");
      await option(page, "Buscar de nuevo").click();
      await expect(option(page, place)).toBeVisible();
    },
  );
});
