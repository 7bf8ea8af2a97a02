import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { root } from "@/scripts/root.mjs";
import { isProof } from "@/scripts/testing/extent.mjs";
import { legibleInks, unknownInks } from "./colours";
import { expect, test } from "./fixtures";
import { sessionOf, turn } from "./looks";

type Violation = { id: string; help: string; nodes: { html: string }[] };
type Verdict = { violations: Violation[]; legible: string[] };

declare global {
  interface Window {
    axe: typeof axe;
    unknownInks: typeof unknownInks;
    verdictOn: typeof verdictOn;
    judged?: WeakSet<Element>;
  }
}

/** Contrast is judged of what is marked; to copy each element that passes takes axe long. */
function prepareAxe() {
  const { axe } = window;
  axe.configure({ rules: [{ id: "color-contrast", selector: "[data-unknown-ink]" }] });
  axe.addReporter<axe.RawResult[]>("raw", (results, _options, give) => give(results));
}

/** Once for all rules, since axe takes longer to read a page than to judge it. An unknown ink is judged wherever it shows. */
async function verdictOn(asked: {
  within: string | Element[];
  rules?: string[];
  knownInks?: string[];
}): Promise<Verdict> {
  const { within, rules, knownInks } = asked;
  const found = typeof within === "string" ? [...document.querySelectorAll(within)] : within;
  const parts = found.length > 0 ? found : [document.documentElement];
  const inks = knownInks ? window.unknownInks(parts, knownInks) : new Map<Element, string>();
  for (const element of inks.keys()) element.setAttribute("data-unknown-ink", "");
  const options = { reporter: "raw" as const, ...(rules ? { runOnly: rules } : {}) };
  const given: unknown = await window.axe.run({ include: parts }, options);
  for (const element of inks.keys()) element.removeAttribute("data-unknown-ink");

  const results = given as axe.RawResult[];
  const contrast = results.find(({ id }) => id === "color-contrast");
  return {
    violations: results
      .filter(({ violations }) => violations.length > 0)
      .map(({ id, help, violations }) => ({
        id,
        help,
        nodes: violations.map(({ node }) => ({ html: node.source })),
      })),
    legible: (contrast?.passes ?? []).flatMap(
      ({ node }) => ("element" in node && inks.get(node.element)) || [],
    ),
  };
}

const source = [
  readFileSync(join(root, "node_modules", "axe-core", "axe.min.js"), "utf8"),
  `(${prepareAxe})()`,
  `window.unknownInks = ${unknownInks}`,
  `window.verdictOn = ${verdictOn}`,
].join(";");

/** An animation has the colours of neither state; a page's title comes after its body. */
export const isStill = () =>
  document.title !== "" &&
  document
    .getAnimations()
    .every(
      ({ effect, playState }) =>
        playState !== "running" || effect?.getComputedTiming().iterations === Infinity,
    );

type Within = { within: string; knownInks: string[] };

/** Runs in the page, which has no frames. */
async function judge({ within, knownInks }: Within) {
  const verdict = await window.verdictOn({ within, knownInks });
  const shown = [...document.querySelectorAll("*")].filter((one) => one.checkVisibility());
  window.judged = new WeakSet(shown);
  return [verdict];
}

/**
 * Another width can change the verdict of rules that measure or see the page as a whole, and each colour; what shows
 * only now is judged by all. Runs in the page.
 */
async function judgeAgain({ within, knownInks }: Within) {
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
  const news = [...document.body.querySelectorAll("*")].filter(
    (one) => isNew(one) && !isNew(one.parentElement),
  );
  const verdicts = [
    await window.verdictOn({ within: "html", rules: wholePage }),
    await window.verdictOn({ within, rules: ["color-contrast"], knownInks }),
  ];
  if (news.length > 0) verdicts.push(await window.verdictOn({ within: news }));
  return verdicts;
}

async function expectNone(page: Page, within: string, ask: typeof judge) {
  await page.waitForFunction(isStill);
  const verdicts = await page.evaluate(ask, { within, knownInks: [...legibleInks] });
  for (const ink of verdicts.flatMap(({ legible }) => legible)) legibleInks.add(ink);
  const told = verdicts
    .flatMap(({ violations }) => violations)
    .map(({ id, help, nodes }) => [id, help, ...nodes.map(({ html }) => html)]);
  expect(told, `axe on ${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
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
  await expectNone(page, within, judge);
}

/** Only of what the new width changes. */
export const expectNoViolationEither = (page: Page, within = "html") =>
  expectNone(page, within, judgeAgain);

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
