import { globSync, readFileSync } from "node:fs";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, test } from "vitest";
import { kindsOf } from "./class-kinds";
import { mergeClasses } from "./merge-classes";

const asTailwind = extendTailwindMerge({
  extend: {
    theme: {
      spacing: ["control", "control-sm"],
      radius: ["control", "card"],
      shadow: ["card", "dialog", "pop"],
    },
  },
});

const bare = (text: string) => text.replace(/^.*:(?![^[]*\])/, "").replace(/^!|!$/g, "");

function namesUsed(): string[] {
  const files = globSync("{app,components}/**/*.tsx").map((file) => readFileSync(file, "utf8"));
  const quoted = files.flatMap((text) => [...text.matchAll(/["`]([^"`\n]*-[^"`\n]*)["`]/g)]);
  const words = quoted.flatMap(([, text = ""]) => text.split(/[\s}]+/));
  return [...new Set(words.filter((word) => /^[!a-z[-]/.test(word)).map(bare))];
}

/** Named twice, it stays once. */
const isClass = (name: string) => name !== "" && asTailwind(`${name} ${name}`) === name;
const classes = namesUsed().filter(isClass);

test("every class of the product is known", () => {
  expect(classes.length).toBeGreaterThan(500);
  expect(classes.filter((name) => !kindsOf(name))).toEqual([]);
});

test("of two classes the later wins as tailwind-merge says, for all that the product uses", () => {
  const ofKind = new Map(classes.map((name) => [kindsOf(name)?.join(" "), name]));
  const pairs = classes.flatMap((one) =>
    [...ofKind.values()].flatMap((other) => [`${one} ${other}`, `${other} ${one}`]),
  );
  expect(pairs.filter((pair) => mergeClasses(pair) !== asTailwind(pair))).toEqual([]);
});

test.each([
  ["px-3 sm:px-4 px-5", "sm:px-4 px-5"],
  ["sm:hover:p-2 hover:sm:p-3", "hover:sm:p-3"],
  ["!p-2 p-3", "!p-2 p-3"],
  ["touch-target relative touch-target", "touch-target relative touch-target"],
  ["min-h-control h-9 h-auto min-h-0", "h-auto min-h-0"],
  ["text-sm text-muted text-xs text-ink", "text-xs text-ink"],
  ["[&_svg:not([class*='size-'])]:size-4 size-5", "[&_svg:not([class*='size-'])]:size-4 size-5"],
])("%s", (text, result) => {
  expect(mergeClasses(text)).toBe(result);
  expect(asTailwind(text)).toBe(result);
});
