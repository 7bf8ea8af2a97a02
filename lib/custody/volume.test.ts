import fc from "fast-check";
import { expect, test } from "vitest";
import { applyTypedVolumes, noVolumes, type Volumes, type VolumeUnit, volumesOf } from "./volume";

const million = 1_000_000n;

const asDecimal = (millionths: bigint) =>
  `${millionths / million}.${String(millionths % million).padStart(6, "0")}`;

const halfUp = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator);

const inGallons: Record<VolumeUnit, [bigint, bigint]> = {
  GALLONS: [1n, 1n],
  BARRELS: [42n, 1n],
  CUBIC_METERS: [264_172n, 1_000n],
};

function oracle(unit: VolumeUnit, millionths: bigint): Volumes {
  const [up, down] = inGallons[unit];
  const typed = asDecimal(millionths);
  return {
    volumeUnit: unit,
    gallons: asDecimal(halfUp(millionths * up, down)),
    barrels: unit === "BARRELS" ? typed : asDecimal(halfUp(millionths * up, down * 42n)),
    cubicMeters:
      unit === "CUBIC_METERS"
        ? typed
        : asDecimal(halfUp(millionths * up * 378_541n, down * 100_000_000n)),
  };
}

const units = fc.constantFrom<VolumeUnit>("GALLONS", "BARRELS", "CUBIC_METERS");
const volumes = fc.bigInt({ min: 0n, max: 3_785_000n * million });
const runs = { numRuns: 3_000 };

test("1,000 gallons are 23.809524 barrels and 3.78541 cubic metres", () => {
  expect(volumesOf("GALLONS", "1000")).toEqual({
    volumeUnit: "GALLONS",
    gallons: "1000.000000",
    barrels: "23.809524",
    cubicMeters: "3.785410",
  });
});

test.each([
  ["BARRELS", "10", { gallons: "420.000000", cubicMeters: "1.589872" }],
  ["CUBIC_METERS", "1", { gallons: "264.172000", barrels: "6.289810" }],
  ["GALLONS", "0", { barrels: "0.000000", cubicMeters: "0.000000" }],
] as const)("%s %s", (unit, value, derived) => {
  expect(volumesOf(unit, value)).toMatchObject({ volumeUnit: unit, ...derived });
});

test("every derived volume comes from the typed one, rounded half up once", () => {
  fc.assert(
    fc.property(units, volumes, (unit, millionths) => {
      expect(volumesOf(unit, asDecimal(millionths))).toEqual(oracle(unit, millionths));
    }),
    runs,
  );
});

const shown = fc.subarray(["gallons", "barrels", "cubicMeters"] as const);

test("volumes sent back as they were shown, any of them, any number of times, never drift", () => {
  fc.assert(
    fc.property(units, volumes, fc.array(shown, { maxLength: 8 }), (unit, millionths, saves) => {
      const typed = volumesOf(unit, asDecimal(millionths));
      const saved = saves.reduce(
        (stored, fields) =>
          applyTypedVolumes(
            stored,
            Object.fromEntries(
              fields.map((field) => [field, String(Number(stored[field]))] as const),
            ),
          ),
        typed,
      );
      expect(saved).toEqual(typed);
    }),
    runs,
  );
});

const thousand = volumesOf("GALLONS", "1000");
const cubic = volumesOf("CUBIC_METERS", "10");

test.each([
  ["nothing", cubic, {}, cubic],
  ["the first of several", noVolumes, { barrels: "2", gallons: "1000" }, thousand],
  [
    "barrels before cubic metres",
    noVolumes,
    { cubicMeters: "9", barrels: "2" },
    volumesOf("BARRELS", "2"),
  ],
  [
    "a new source beside its old derivatives",
    cubic,
    { gallons: "2641.72", cubicMeters: "12" },
    volumesOf("CUBIC_METERS", "12"),
  ],
  ["a derived unit anew", cubic, { gallons: "5" }, volumesOf("GALLONS", "5")],
  [
    "the source with the others blank",
    thousand,
    { gallons: "1000", barrels: null, cubicMeters: null },
    thousand,
  ],
  ["gallons again beside new barrels", thousand, { gallons: "1000.0", barrels: "50" }, thousand],
  ["null", thousand, { gallons: null }, noVolumes],
  ["zero", thousand, { gallons: "0" }, volumesOf("GALLONS", "0")],
])("an edit gives %s", (_, stored, typed, after) => {
  expect(applyTypedVolumes(stored, typed)).toEqual(after);
});

test("what else a chain says is not its volumes", () => {
  const chain = { ...thousand, observations: "nota" };
  expect(applyTypedVolumes(chain, {})).toEqual(thousand);
  expect(applyTypedVolumes(chain, { gallons: "1000" })).toEqual(thousand);
});
