import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { aStaffMember } from "@/db/testing/factories";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

test("an administrator saves what is held of a technician; a technician does not", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const member = await aStaffMember({ lastName: unique("Shiguango") });
  await page.goto(`/staff/${member.id}`);
  await page.getByRole("button", { name: "Exportar datos personales" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Entréguelo solo a ella.");
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await question.getByRole("button", { name: "Exportar" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^datos-personales-[\d-]{10}\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const data = JSON.parse(strFromU8(files["datos.json"] ?? new Uint8Array()));
  expect(data.tables.technicals).toMatchObject([{ id: member.id, last_name: member.lastName }]);
  await expect(page.getByText("Datos exportados.")).toBeVisible();
  await expect(question).toBeHidden();

  await signedInAs("TECNICO");
  await page.goto(`/staff/${member.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(member.lastName);
  await expect(page.getByRole("button", { name: "Exportar datos personales" })).toHaveCount(0);
});
