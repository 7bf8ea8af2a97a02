import { isBroken } from "../equipment/condition";
import type { Day } from "../values/dates";
import { compare } from "../values/decimal";
import { freedomOf } from "./freedom";
import type { Turnaround } from "./get-turnaround";
import type { Candidate } from "./list-candidates";
import type { EndangeredPromise } from "./list-endangered-promises";

const isBigEnough = ({ capacityGallons }: Candidate, least: string | null) =>
  least === null || compare(capacityGallons ?? "0", least) >= 0;

type Asked = { today: Day; turnaround: Turnaround };

/** Works, is at hand or will be, and nobody has it on the days of the promise. */
export function freeFor(promise: EndangeredPromise, units: readonly Candidate[], asked: Asked) {
  const own = new Set(promise.unitIds);
  return units
    .filter((unit) => !own.has(unit.id) && !isBroken(unit) && unit.lateSince === null)
    .filter((unit) => isBigEnough(unit, promise.minCapacityGallons))
    .map((unit) => ({
      unit,
      freedom: freedomOf(unit.claims, {
        span: promise,
        today: asked.today,
        turnaround: asked.turnaround.of(unit),
      }),
    }))
    .filter(({ freedom }) => freedom.taken.length === 0);
}

export type Free = ReturnType<typeof freeFor>[number];
