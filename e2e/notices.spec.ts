import { aVehiclePass } from "@/db/testing/factories";
import { expect, test } from "./fixtures";
import { aPopulatedProject, forEverybody, forTheOffice } from "./world";

type Box = { x: number; y: number; width: number; height: number };

/** What lies in the box besides the place that the header keeps free, wherever the page is scrolled to. */
async function coveredBy(box: Box): Promise<string[]> {
  const last = document.documentElement.scrollHeight - innerHeight;
  const covered = new Set<string>();
  for (const top of [0, last / 2, last]) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
    for (let x = box.x + 1; x < box.x + box.width; x += 8)
      for (let y = box.y + 1; y < box.y + box.height; y += 8) {
        const hit = document.elementFromPoint(x, y);
        if (!hit?.matches(".notices-place, header:has(.notices-place)"))
          covered.add(`${hit?.tagName} ${hit?.textContent?.slice(0, 60)}`);
      }
  }
  return [...covered];
}

test("a notice covers no title, state or button of any screen, and closes", async ({
  page,
  signedInAs,
}) => {
  test.setTimeout(240_000);
  await signedInAs("ADMINISTRATIVO");
  const world = await aPopulatedProject();
  const { vehicleId } = await aVehiclePass({ expiresOn: "2020-02-01" });
  await page.goto(`/vehicles/${vehicleId}`);
  await page.getByRole("button", { name: /^Editar pase/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Editar pase/ });
  await dialog.getByRole("textbox", { name: "Vence" }).fill("28/02/2060");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await expect(dialog).toBeHidden();

  const notice = page.getByRole("region", { name: /^Avisos/ }).getByRole("listitem");
  await expect(notice).toContainText("Pase actualizado.");
  await notice.hover();
  await notice.locator("[data-title]").evaluate((title) => {
    title.textContent = "No se pudo guardar el cambio, y se dice por qué. ".repeat(12);
  });
  await notice.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  const box = await notice.boundingBox();
  if (!box) throw new Error("The notice has no box.");
  expect(box.width).toBeGreaterThan(300);
  await notice.getByRole("button", { name: "Cerrar aviso" }).click();
  await expect(notice).toHaveCount(0);

  for (const address of [...forEverybody(world), ...forTheOffice(world)])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect.soft(await page.evaluate(coveredBy, box), address).toEqual([]);
    });
});

test("a window opens below the place of the notices", async ({ page, signedInAs }) => {
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
