import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const others = [
  "components/dispatch/stop-window.tsx",
  "components/files/viewer-toolbar.tsx",
  "components/partners/partner-fieldset.tsx",
  "components/settings/company-section.tsx",
  "components/second-factor/code-input.tsx",
  "components/ui/date-input.tsx",
];

const sources = ["app", "components"].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => ({ name: `${room}/${name}`, text: readFileSync(`${room}/${name}`, "utf8") })),
);

const holding = (words: RegExp) =>
  sources
    .filter(({ text }) => words.test(text))
    .map(({ name }) => name)
    .sort();

it("numbers are typed in one component", () => {
  expect(holding(/inputMode=(?!"search")/)).toEqual(
    [...others, "components/ui/number-input.tsx"].sort(),
  );
  expect(holding(/type="number"|valueAsNumber/)).toEqual([]);
});

it("numbers are read by one parser", () => {
  expect(holding(/replace(All)?\((","|\/,\/g?), "\."\)|parseFloat/)).toEqual([]);
});
