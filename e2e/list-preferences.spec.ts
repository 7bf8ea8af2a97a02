import { anEquipment } from "@/db/testing/factories";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";

const columns = { name: "Columnas" };

test("columns and low rows follow the person, as the server draws the page", async ({
  page,
  signedInAs,
  browser,
}) => {
  await anEquipment();
  await signedInAs("ADMINISTRATIVO");
  await page.goto("/equipment");
  const kept = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", columns).click();
  await page.getByRole("menuitemcheckbox", { name: "Tipo" }).click();
  await kept;
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "Tipo" })).toBeHidden();
  const low = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", columns).click();
  await page.getByRole("menuitemcheckbox", { name: "Filas compactas" }).click();
  await low;
  await page.keyboard.press("Escape");
  const row = page.getByRole("row").nth(1);
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(32);
  await expectAccessible(page);
  const elsewhere = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  });
  const drawn = await elsewhere.newPage();
  await drawn.goto("/equipment");
  await expect(drawn.getByRole("columnheader", { name: "Código" })).toBeVisible();
  await expect(drawn.getByRole("columnheader", { name: "Tipo" })).toBeHidden();
  await elsewhere.close();
});

test("what the browser remembered is taken over once", async ({ page, signedInAs }) => {
  await anEquipment();
  await signedInAs("ADMINISTRATIVO");
  await page.goto("/partners");
  await page.evaluate(() => localStorage.setItem("faena.columns.equipment", "type"));
  const kept = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.goto("/equipment");
  await kept;
  await expect(page.getByRole("columnheader", { name: "Tipo" })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("faena.columns.equipment"))).toBeNull();
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Código" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Tipo" })).toBeHidden();
});
