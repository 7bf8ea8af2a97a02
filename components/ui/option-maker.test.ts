import { expect, test } from "vitest";
import { isMaking, makingOptions } from "./option-maker";

const maker = { label: (text: string) => `Crear cliente «${text}»`, make: () => undefined };
const found = (...labels: string[]) => ({
  options: labels.map((label) => ({ value: label, label })),
  loading: false,
  failed: false,
});

test("what nothing is called is offered", () => {
  const [offer, ...others] = makingOptions(found("Petro Sur S.A."), maker, "Petro Sur");
  expect(offer?.label).toBe("Crear cliente «Petro Sur»");
  expect(offer && isMaking(offer)).toBe(true);
  expect(others).toEqual([]);
});

test("nothing is offered for a name that is there, before the answer, nor without the right", () => {
  expect(makingOptions(found("Petró Sur"), maker, "petro sur")).toEqual([]);
  expect(makingOptions({ ...found(), loading: true }, maker, "Petro")).toEqual([]);
  expect(makingOptions({ ...found(), failed: true }, maker, "Petro")).toEqual([]);
  expect(makingOptions(found(), undefined, "Petro")).toEqual([]);
  expect(makingOptions(found(), maker, "")).toEqual([]);
});
