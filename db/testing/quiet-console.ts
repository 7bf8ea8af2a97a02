import { afterEach, beforeEach, expect } from "vitest";

const warn = console.warn.bind(console);

/** Many tests provoke refusals. */
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).startsWith("Refused: ")) warn(...words);
};

let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  console.error = (...words: unknown[]) => {
    complaints.push(words);
  };
});

/** A test that expects `console.error` puts its own spy in front. */
afterEach(() => {
  expect(complaints, "console.error was called").toEqual([]);
});
