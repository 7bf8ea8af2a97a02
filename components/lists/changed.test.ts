import { expect, it } from "vitest";
import { changed } from "./changed";

const from = (text: string, changes: Parameters<typeof changed>[1]) =>
  changed(new URLSearchParams(text), changes).toString();

it("goes back to the first page unless it is told one", () => {
  expect(from("search=a&page=3", { sort: "-name" })).toBe("search=a&sort=-name");
  expect(from("search=a&page=3", { page: "4" })).toBe("search=a&page=4");
});

it("removes what is null, blank or an empty list", () =>
  expect(from("a=1&b=2&c=3&d=4", { a: null, b: "", c: [] })).toBe("d=4"));

it("replaces a list as a whole", () =>
  expect(from("type=A&type=B", { type: ["B", "C"] })).toBe("type=B&type=C"));

it("leaves what it is given alone", () => {
  const params = new URLSearchParams("page=2");
  changed(params, { search: "x" });
  expect(params.toString()).toBe("page=2");
});
