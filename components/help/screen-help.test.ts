import { expect, test } from "vitest";
import { rooms } from "@/components/layout/navigation-items";
import { links } from "@/lib/links/pages";
import { helpOf } from "./screen-help";
import { shortcuts } from "./shortcuts";

const plain = { key: "", ctrlKey: false, metaKey: false, altKey: false };

test("every room of the menu has its own help", () => {
  const titles = rooms.map(({ href }) => helpOf(href).title);
  expect(titles.filter((title) => title === "Faena")).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
});

test("a screen inside a room has the help of the most particular family", () => {
  expect(helpOf(links.assignResources(7)).title).toBe("Asignar recursos");
  expect(helpOf(links.worksheet(7, 8)).title).toBe("Planilla");
  expect(helpOf(links.projectCosts(7)).title).toBe("Proyectos");
  expect(helpOf(links.custodyChain(7)).title).toBe("Cadenas de custodia");
  expect(helpOf("/accessibility").title).toBe("Faena");
});

test("a key is pressed with what belongs to it only", () => {
  expect(shortcuts.search.isPressed({ ...plain, key: "K", ctrlKey: true })).toBe(true);
  expect(shortcuts.search.isPressed({ ...plain, key: "k" })).toBe(false);
  expect(shortcuts.help.isPressed({ ...plain, key: "?" })).toBe(true);
  expect(shortcuts.help.isPressed({ ...plain, key: "?", altKey: true })).toBe(false);
});
