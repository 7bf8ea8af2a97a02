import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect, test } from "./fixtures";
import { turn } from "./looks";

declare global {
  interface Window {
    axe: typeof axe;
    judged?: WeakSet<Element>;
  }
}

/** An animation has the colours of neither state; a page's title comes after its body. */
export const isStill = () =>
  document.title !== "" &&
  document
    .getAnimations()
    .every(
      ({ effect, playState }) =>
        playState !== "running" || effect?.getComputedTiming().iterations === Infinity,
    );

/** Runs in the page, which has no frames. */
async function judge() {
  const { violations } = await window.axe.run({ resultTypes: ["violations"] });
  const shown = [...document.querySelectorAll("*")].filter((one) => one.checkVisibility());
  window.judged = new WeakSet(shown);
  return violations.map(({ id, help, nodes }) => [id, help, ...nodes.map(({ html }) => html)]);
}

/**
 * Colours, most of the work, are the same in every width: only what was hidden before is judged again. Runs in the
 * page.
 */
async function judgeAgain() {
  const options = { resultTypes: ["violations" as const] };
  const but = await window.axe.run({ ...options, rules: { "color-contrast": { enabled: false } } });
  const isNew = (one: Element | null) => one?.checkVisibility() && !window.judged?.has(one);
  const include = [...document.body.querySelectorAll("*")].filter(
    (one) => isNew(one) && !isNew(one.parentElement),
  );
  const colours =
    include.length > 0 &&
    (await window.axe.run({ include }, { ...options, runOnly: "color-contrast" }));
  const violations = [...but.violations, ...(colours ? colours.violations : [])];
  return violations.map(({ id, help, nodes }) => [id, help, ...nodes.map(({ html }) => html)]);
}

async function expectNone(page: Page, find: () => Promise<string[][]>) {
  await page.waitForFunction(isStill);
  const where = `axe on ${page.url()} at ${page.viewportSize()?.width} px`;
  expect(await page.evaluate(find), where).toEqual([]);
}

/** Rules that axe can check, in the page's own width. */
export async function expectNoViolation(page: Page) {
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  await expectNone(page, judge);
}

/** Only of what the new width changes. */
export const expectNoViolationEither = (page: Page) => expectNone(page, judgeAgain);

const isSeenOnTabletToo = () => test.info().tags.includes("@tablet");

/** On a desktop and on a tablet: the page is turned to the other size for the check. */
export async function expectAccessible(page: Page) {
  await expectNoViolation(page);
  if (test.info().project.name === "tablet" || isSeenOnTabletToo()) return;
  await turn(page, "tablet", "coarse");
  await expectNoViolationEither(page);
  await turn(page, "desktop", "fine");
}
