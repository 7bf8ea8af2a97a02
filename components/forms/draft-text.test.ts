import { expect, test } from "vitest";
import { draftIn } from "./draft-text";

const draft = { at: "2026-11-24T20:00:00.000Z", version: "3", values: { name: "Andes" } };

test("a draft is read as it was kept", () => {
  expect(draftIn(JSON.stringify(draft))).toEqual(draft);
  expect(draftIn(null)).toBeNull();
});

test.each([
  ["nothing", null],
  ["a list", [draft]],
  ["without its moment", { ...draft, at: undefined }],
  ["with a number for its moment", { ...draft, at: 5 }],
  ["with a day for its moment", { ...draft, at: "2026-11-24" }],
  ["with a moment that is none", { ...draft, at: "2026-99-24T20:00:00Z" }],
  ["with a number for its version", { ...draft, version: 3 }],
  ["with a list for its values", { ...draft, values: ["Andes"] }],
  ["without values", { ...draft, values: null }],
])("what is kept is no draft: %s", (_, kept) => {
  expect(draftIn(JSON.stringify(kept))).toBeNull();
});

test.each(["", "{", '{"at":', "undefined"])("what cannot be read is no draft: «%s»", (text) => {
  expect(draftIn(text)).toBeNull();
});
