import type { Page } from "@playwright/test";
import { aVehiclePass } from "@/db/testing/factories";
import { expect } from "./fixtures";

export type Box = { x: number; y: number; width: number; height: number };

/** Apart from the header's own place, wherever the page is scrolled to. */
export async function coveredBy(box: Box): Promise<string[]> {
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
  scrollTo(0, 0);
  return [...covered];
}

/** Of a notice with much text; closes it again. */
export async function placeOfNotices(page: Page): Promise<Box> {
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
  await notice.getByText("Pase actualizado.").evaluate((title) => {
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
  return box;
}
