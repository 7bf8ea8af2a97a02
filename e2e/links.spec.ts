import { expect, test } from "./fixtures";

test.use({ fetchesAhead: true });

test("a link is fetched when a mouse rests on it or the keyboard reaches it, not because it is in sight", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["next-router-prefetch"]) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto("/partners", { waitUntil: "networkidle" });
  expect(fetched).toEqual([]);

  const menu = page.getByRole("navigation", { name: "Principal" }).first();
  await menu.getByRole("link", { name: "Vehículos" }).hover();
  await expect.poll(() => fetched).toContain("/vehicles");

  await menu.getByRole("link", { name: "Vehículos" }).focus();
  await page.keyboard.press("Tab");
  await expect.poll(() => fetched).toContain("/staff");
  expect(new Set(fetched).size).toBeLessThan(5);
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test("a menu whose code does not arrive says so, and opens once it does", async ({
    page,
    signedInAs,
  }) => {
    await signedInAs("ADMINISTRATIVO");
    await page.goto("/partners", { waitUntil: "networkidle" });
    await page.context().setOffline(true);
    const account = page.getByRole("button", { name: /^Cuenta de/ });
    await account.click();
    await expect(page.getByRole("region", { name: "Avisos" })).toContainText("Revise la conexión");
    await expect(account).toHaveAttribute("aria-expanded", "false");

    await page.context().setOffline(false);
    await account.click();
    await expect(page.getByRole("menuitem", { name: "Mi perfil" })).toBeVisible();
  });
});
