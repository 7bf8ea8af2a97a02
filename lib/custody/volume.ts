import type { volumeUnits } from "@/db/values";
import { compare, type Decimal, divide, round, times } from "../values/decimal";

export type VolumeUnit = (typeof volumeUnits)[number];

const gallonsPerBarrel = "42";
const gallonsPerCubicMeter = "264.172";
const cubicMetersPerGallon = "0.00378541";
const decimals = 6;
/** Below it all three units are exact as JSON numbers. */
const tooManyGallons = "1000000000";

/** In order of preference when several are given (contract, section 3). */
const fields = [
  { unit: "GALLONS", field: "gallons" },
  { unit: "BARRELS", field: "barrels" },
  { unit: "CUBIC_METERS", field: "cubicMeters" },
] as const satisfies readonly { unit: VolumeUnit; field: string }[];

type Field = (typeof fields)[number]["field"];

/** Null clears; what is absent was not typed. */
export type TypedVolumes = { [F in Field]?: Decimal | null | undefined };

/** The unit typed and the two derived from it; six decimals. */
export type Volumes = Record<Field, Decimal | null> & { volumeUnit: VolumeUnit | null };

export const noVolumes: Volumes = {
  volumeUnit: null,
  gallons: null,
  barrels: null,
  cubicMeters: null,
};

const gallonsIn: Record<VolumeUnit, (value: Decimal) => Decimal> = {
  GALLONS: (value) => value,
  BARRELS: (value) => times(value, gallonsPerBarrel),
  CUBIC_METERS: (value) => times(value, gallonsPerCubicMeter),
};

/** Derived from the one typed, and rounded half up once. */
export function volumesOf(unit: VolumeUnit, value: Decimal): Volumes {
  const gallons = gallonsIn[unit](value);
  const derived: Volumes = {
    volumeUnit: unit,
    gallons: round(gallons, decimals),
    barrels: round(divide(gallons, gallonsPerBarrel), decimals),
    cubicMeters: round(times(gallons, cubicMetersPerGallon), decimals),
  };
  const typed = fields.find((one) => one.unit === unit);
  return typed ? { ...derived, [typed.field]: round(value, decimals) } : derived;
}

export const isStorable = (unit: VolumeUnit, value: Decimal): boolean =>
  compare(gallonsIn[unit](value), tooManyGallons) < 0;

const pickVolumes = ({ volumeUnit, gallons, barrels, cubicMeters }: Volumes): Volumes => ({
  volumeUnit,
  gallons,
  barrels,
  cubicMeters,
});

const isDerived = (stored: Volumes, { unit, field }: (typeof fields)[number], value: Decimal) =>
  stored.volumeUnit !== unit && stored[field] !== null && compare(stored[field], value) === 0;

/**
 * The first typed of gallons, barrels and cubic meters is the source of the others. A derived volume sent back
 * unchanged is not typed, so it never becomes the source.
 */
export function applyTypedVolumes(stored: Volumes, typed: TypedVolumes): Volumes {
  const given = fields.filter(({ field }) => typed[field] !== undefined);
  const values = given.flatMap((one) => {
    const value = typed[one.field];
    return value ? [{ ...one, value }] : [];
  });
  if (values.length === 0) return given.length > 0 ? noVolumes : pickVolumes(stored);
  const source = values.find((one) => !isDerived(stored, one, one.value));
  return source ? volumesOf(source.unit, source.value) : pickVolumes(stored);
}
