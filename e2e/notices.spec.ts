import { expect, test } from "./fixtures";
import { aPopulatedProject } from "./world";

test("a window opens below the place of the notices", { tag: "@tablet" }, async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const { project } = await aPopulatedProject();
  await page.goto(`/projects/${project.id}/resources`);
  const header = await page.getByRole("banner").first().boundingBox();
  await page
    .getByRole("button", { name: /^Acciones de/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Editar" }).click();
  const title = page.getByRole("dialog").getByRole("heading").first();
  await expect(title).toBeVisible();
  const box = await title.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
});
