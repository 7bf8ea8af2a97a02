import type { FreeUnit } from "./list-free-units";

/** For a form that asks how many there are, and which. */
export type UnitsOnOffer = {
  count: number;
  units: { id: number; code: string; reasons: string[] }[];
};

export const unitsOnOffer = (found: {
  free: readonly FreeUnit[];
  counts: { free: number };
}): UnitsOnOffer => ({
  count: found.counts.free,
  units: found.free.map(({ id, code, reasons }) => ({ id, code, reasons })),
});
