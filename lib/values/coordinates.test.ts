import { describe, expect, test } from "vitest";
import { coordinatesIn, coordinatesText, distanceBetween } from "./coordinates";

test.each([
  ["-0.4629, -76.9936", "-0.4629, -76.9936"],
  ["-0.4629,-76.9936", "-0.4629, -76.9936"],
  ["-0,4629; -76,9936", "-0.4629, -76.9936"],
  ["-0,4629 -76,9936", "-0.4629, -76.9936"],
  ["0,4629 S; 76,9936 O", "-0.4629, -76.9936"],
  ["0.4629° N, 76.9936° W", "0.4629, -76.9936"],
  [" -0.46291234567, -76.99360000 ", "-0.462912, -76.9936"],
  ["0, 0", "0, 0"],
])("%j is %s", (typed, kept) => {
  const read = coordinatesIn(typed);
  expect(read && coordinatesText(read)).toBe(kept);
  expect(read && coordinatesIn(coordinatesText(read))).not.toBeNull();
});

test.each(["", "Lago Agrio", "-0.4629", "91, 0", "0, 181", "1.500,00", "-0.4, -76.9, 3", "0x1, 2"])(
  "%j is nowhere",
  (typed) => {
    expect(coordinatesIn(typed)).toBeNull();
  },
);

describe("distance", () => {
  const quito = { latitude: -0.1807, longitude: -78.4678 };
  const lagoAgrio = { latitude: 0.0847, longitude: -76.8828 };

  test("is that of the map", () => {
    expect(distanceBetween(quito, lagoAgrio)).toBeCloseTo(178.7, 0);
    expect(distanceBetween(quito, quito)).toBe(0);
    expect(distanceBetween(lagoAgrio, quito)).toBe(distanceBetween(quito, lagoAgrio));
  });

  test("goes the short way round", () => {
    const [west, east] = [179.9, -179.9].map((longitude) => ({ latitude: 0, longitude }));
    if (west && east) expect(distanceBetween(west, east)).toBeLessThan(23);
  });
});
