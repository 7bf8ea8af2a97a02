import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { root } from "@/scripts/root.mjs";
import { isProof } from "@/scripts/testing/extent.mjs";
import { illegible } from "./colours";
import { expect, test } from "./fixtures";
import { sessionOf, turn } from "./looks";

declare global {
  interface Window {
    axe: typeof axe;
    judged?: WeakSet<Element>;
  }
}

const library = readFileSync(join(root, "node_modules", "axe-core", "axe.min.js"), "utf8");
/** Contrast is judged where it is asked for by name (`colours.ts`). */
const source = `${library};axe.configure({ rules: [{ id: "color-contrast", enabled: false }] });`;

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
async function judge(within: string) {
  const parts = [...document.querySelectorAll(within)];
  const { violations } = await window.axe.run(
    { include: parts.length > 0 ? parts : [document.documentElement] },
    { resultTypes: ["violations"] },
  );
  const shown = [...document.querySelectorAll("*")].filter((one) => one.checkVisibility());
  window.judged = new WeakSet(shown);
  return violations;
}

/**
 * Another width can change the verdict of rules that measure or see the page as a whole; what shows only now is judged
 * by all. Runs in the page.
 */
async function judgeAgain() {
  const wholePage = [
    "bypass",
    "heading-order",
    "landmark-main-is-top-level",
    "landmark-no-duplicate-banner",
    "landmark-no-duplicate-contentinfo",
    "landmark-no-duplicate-main",
    "landmark-one-main",
    "landmark-unique",
    "page-has-heading-one",
    "region",
    "scrollable-region-focusable",
  ];
  const isNew = (one: Element | null) => one?.checkVisibility() && !window.judged?.has(one);
  const include = [...document.body.querySelectorAll("*")].filter(
    (one) => isNew(one) && !isNew(one.parentElement),
  );
  const runs = [await window.axe.run({ resultTypes: ["violations"], runOnly: wholePage })];
  if (include.length > 0)
    runs.push(await window.axe.run({ include }, { resultTypes: ["violations"] }));
  return runs.flatMap(({ violations }) => violations);
}

type Violation = { id: string; help: string; nodes: { html: string }[] };

async function expectNone(page: Page, find: () => Promise<Violation[]>) {
  await page.waitForFunction(isStill);
  const where = `axe on ${page.url()} at ${page.viewportSize()?.width} px`;
  const violations = await find();
  const told = violations.map(({ id, help, nodes }) => [
    id,
    help,
    ...nodes.map(({ html }) => html),
  ]);
  expect(told, where).toEqual([]);
}

/** By way of the protocol the browser compiles it once for all pages of a test. */
async function bring(page: Page) {
  if (await page.evaluate(() => "axe" in window)) return;
  const session = await sessionOf(page);
  await session.send("Runtime.evaluate", { expression: source, silent: true });
}

/** Rules that axe can check, in the page's own width. */
export async function expectNoViolation(page: Page, within = "html") {
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
  await bring(page);
  await expectNone(page, async () => [
    ...(await page.evaluate(judge, within)),
    ...(await illegible(page, within)),
  ]);
}

/** Only of what the new width changes. */
export const expectNoViolationEither = (page: Page, within = "html") =>
  expectNone(page, async () => [
    ...(await page.evaluate(judgeAgain)),
    ...(await illegible(page, within)),
  ]);

const isSeenOnTabletToo = () => test.info().tags.includes("@tablet");

const windows = "[role=dialog], [role=alertdialog]";

/**
 * Where windows are open they are judged, and not the page behind them, which the walk sees. In a proof the page is
 * turned to a tablet's size, too, unless the test runs there by itself.
 */
export async function expectAccessible(page: Page) {
  await expectNoViolation(page, windows);
  if (!isProof || test.info().project.name === "tablet" || isSeenOnTabletToo()) return;
  await turn(page, "tablet", "coarse");
  await expectNoViolationEither(page, windows);
  await turn(page, "desktop", "fine");
}
