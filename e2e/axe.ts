import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

/** Nothing on the screen breaks an accessibility rule that a machine can check. */
export async function expectAccessible(page: Page) {
  await expect(page).toHaveTitle(/\S/);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html.slice(0, 200)),
  }));
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
