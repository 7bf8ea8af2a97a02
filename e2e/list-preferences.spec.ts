import { anEquipment } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";

const columns = { name: "Columnas" };

inProof(test)(
  "columns and low rows follow the person, as the server draws the page",
  async ({ page, signedInAs }) => {
    await anEquipment();
    await signedInAs("ADMINISTRATIVO");
    await page.goto("/equipment");
    const kept = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.getByRole("button", columns).click();
    await page.getByRole("menuitemcheckbox", { name: "Disponibilidad" }).click();
    await kept;
    await page.keyboard.press("Escape");
    await expect(page.getByRole("columnheader", { name: "Disponibilidad" })).toBeHidden();
    const low = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.getByRole("button", columns).click();
    await page.getByRole("menuitemcheckbox", { name: "Filas compactas" }).click();
    await low;
    await page.keyboard.press("Escape");
    const row = page.getByRole("row").nth(1);
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(32);
    await expectAccessible(page);
    const html = await (await page.request.get("/equipment")).text();
    const heads = (html.match(/<th\b.*?<\/th>/gs) ?? []).join(" ");
    expect(heads).toContain("Código");
    expect(heads).not.toContain("Disponibilidad");
  },
);

inProof(test)("what the browser remembered is taken over once", async ({ page, signedInAs }) => {
  await anEquipment();
  await signedInAs("ADMINISTRATIVO");
  await page.goto("/partners");
  await page.evaluate(() => localStorage.setItem("faena.columns.equipment", "availability"));
  const kept = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.goto("/equipment");
  await kept;
  await expect(page.getByRole("columnheader", { name: "Disponibilidad" })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("faena.columns.equipment"))).toBeNull();
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Código" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Disponibilidad" })).toBeHidden();
});
