import { afterEach, beforeEach, expect } from "vitest";

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
