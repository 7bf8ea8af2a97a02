import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** What fades in or out has the colours of neither state. */
export const isStill = () =>
  document
    .getAnimations()
    .every(
      ({ effect, playState }) =>
        playState !== "running" || effect?.getComputedTiming().iterations === Infinity,
    );

/** Nothing on the screen breaks an accessibility rule that a machine can check. */
export async function expectAccessible(page: Page) {
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
  await page.waitForFunction(isStill);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 200)),
  }));
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
