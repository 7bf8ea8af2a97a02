import { expect, test } from "vitest";
import { isMaking, withMaking } from "./option-maker";

const maker = { label: (text: string) => `Crear cliente «${text}»`, make: () => undefined };
const found = (...labels: string[]) => ({
  options: labels.map((label) => ({ value: label, label })),
  loading: false,
  failed: false,
});

test("what nothing is called is offered last", () => {
  const { options } = withMaking(found("Petro Sur S.A."), maker, "Petro Sur");
  expect(options.map(({ label }) => label)).toEqual([
    "Petro Sur S.A.",
    "Crear cliente «Petro Sur»",
  ]);
  expect(options.map(isMaking)).toEqual([false, true]);
});

test("nothing is offered for a name that is there, before the answer, nor without the right", () => {
  expect(withMaking(found("Petró Sur"), maker, "petro sur").options).toHaveLength(1);
  expect(withMaking({ ...found(), loading: true }, maker, "Petro").options).toHaveLength(0);
  expect(withMaking({ ...found(), failed: true }, maker, "Petro").options).toHaveLength(0);
  expect(withMaking(found(), undefined, "Petro").options).toHaveLength(0);
  expect(withMaking(found(), maker, "").options).toHaveLength(0);
});
