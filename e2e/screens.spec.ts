import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { aPopulatedProject, forEverybody, forTheOffice } from "./world";

const looks = [
  { colorScheme: "light", role: "ADMINISTRATIVO" },
  { colorScheme: "dark", role: "TECNICO" },
] as const;

for (const { colorScheme, role } of looks)
  test.describe(`${role}, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("every screen is accessible, in its width and without a complaint", async ({
      page,
      signedInAs,
    }) => {
      test.setTimeout(300_000);
      await signedInAs(role);
      const world = await aPopulatedProject();
      const own = role === "ADMINISTRATIVO" ? forTheOffice(world) : [];
      for (const address of [...forEverybody(world), ...own])
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expectAccessible(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${address} is wider than the window`).toBeLessThanOrEqual(0);
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
