import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { whatStandsOut } from "./width";
import { aPopulatedProject, forEverybody, forTheOffice } from "./world";

/** What a desktop enlarged four times shows, too. */
const asOnAPhone = { width: 320, height: 640 };

const expectInWidth = (page: Page) =>
  expect
    .poll(() => page.evaluate(whatStandsOut), { message: `${page.url()} is wider than the window` })
    .toEqual([]);

const looks = [
  { colorScheme: "light", role: "ADMINISTRATIVO", whose: "everybody", screensOf: forEverybody },
  { colorScheme: "light", role: "ADMINISTRATIVO", whose: "the office", screensOf: forTheOffice },
  { colorScheme: "dark", role: "TECNICO", whose: "everybody", screensOf: forEverybody },
] as const;

for (const { colorScheme, role, whose, screensOf } of looks)
  test.describe(`${role}, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test(`every screen of ${whose} is accessible, in its width and without a complaint`, async ({
      page,
      signedInAs,
    }) => {
      test.setTimeout(300_000);
      await signedInAs(role);
      const world = await aPopulatedProject();
      const window = page.viewportSize() ?? asOnAPhone;
      for (const address of screensOf(world))
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expectAccessible(page);
          await expectInWidth(page);
          await page.setViewportSize(asOnAPhone);
          await expectInWidth(page);
          await page.setViewportSize(window);
        });
    });
  });

test.describe("a technician", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test("does not find the rooms of the office", async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const world = await aPopulatedProject();
    for (const address of forTheOffice(world)) {
      await page.goto(address);
      await expect(
        page.getByRole("heading", { name: "No encontramos esta página" }),
        address,
      ).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test("a stranger is led to the sign-in", async ({ page }) => {
  for (const address of ["/", "/partners", "/equipment", "/projects", "/settings", "/profile"]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/login/);
  }
});
