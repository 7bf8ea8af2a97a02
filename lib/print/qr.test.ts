import { expect, test } from "vitest";
import { qrOf } from "./qr";

test("draws the finder patterns and keeps inside its square", () => {
  const { size, path } = qrOf("https://faena.example/equipment/7");
  expect(size).toBeGreaterThanOrEqual(21);
  expect(path.startsWith("M0 0h1v1h-1zM1 0h1v1h-1z")).toBe(true);
  expect(path).toContain(`M${size - 1} 0h`);
  expect(path).not.toContain(`M${size} `);
});

test("the same text gives the same drawing", () => {
  expect(qrOf("a")).toEqual(qrOf("a"));
  expect(qrOf("a")).not.toEqual(qrOf("b"));
});
