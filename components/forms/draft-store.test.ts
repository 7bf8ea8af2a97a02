import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropDraft, keepDraft, readDraft } from "./draft-store";

/** What a browser has and Node.js lacks: what is stored is told by `Object.keys`. */
class Store {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, text: string) {
    this[key] = text;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

let store: Store;

beforeEach(() => {
  store = new Store();
  vi.stubGlobal("window", { localStorage: store });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const draft = (at = new Date()) => ({
  at: at.toISOString(),
  version: "3",
  values: { name: "Andes" },
});

test("a draft that cannot be read is dropped, and keeps no other from being read", () => {
  const kept = draft();
  store.setItem("faena:draft:broken", '{"at":');
  store.setItem("faena:draft:foreign", "[]");
  expect(keepDraft("partner", kept)).toBe(true);
  expect(readDraft("partner")).toEqual(kept);
  expect(readDraft("broken")).toBeNull();
  expect(Object.keys(store)).toEqual(["faena:draft:partner"]);
});

test("an old draft is dropped, and what others store here stays", () => {
  keepDraft("old", draft(new Date("2026-01-01T00:00:00Z")));
  store.setItem("theme", "dark");
  expect(readDraft("old")).toBeNull();
  expect(Object.keys(store)).toEqual(["theme"]);
});

test("a dropped draft is gone", () => {
  keepDraft("partner", draft());
  dropDraft("partner");
  expect(readDraft("partner")).toBeNull();
});
