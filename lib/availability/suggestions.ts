import { type Condition, isWorking } from "../equipment/condition";
import { type Day, daysBetween, showDay } from "../values/dates";
import type { Freedom } from "./freedom";

type Place = { location: string | null; oilBlock: string | null };

export type RatedUnit = Pick<Freedom<never>, "gapDays" | "freeFrom" | "freeUntil"> &
  Place & {
    condition: Condition;
    lateSince: Day | null;
    /** Last day of work; null: it never worked. */
    idleSince: Day | null;
  };

export type Suggested = { score: number; reasons: string[] };

const [week, month, year] = [7, 30, 365];

function gapRank({ gapDays }: RatedUnit): number {
  if (gapDays === null || gapDays > month) return 0;
  if (gapDays > week) return 1;
  return gapDays > 0 ? 2 : 3;
}

const isSame = (one: string | null, other: string | null) =>
  Boolean(one && other) && one?.trim().toLowerCase() === other?.trim().toLowerCase();

function placeRank(unit: Place, near: Place | null): number {
  if (near && isSame(unit.oilBlock, near.oilBlock)) return 2;
  return near && isSame(unit.location, near.location) ? 1 : 0;
}

const idleDays = ({ idleSince }: RatedUnit, today: Day) =>
  idleSince ? Math.min(daysBetween(idleSince, today), year) : year;

const placeWords = ["", "En el mismo campamento", "En el mismo bloque"];

function gapWords({ gapDays, freeUntil }: RatedUnit): string[] {
  if (gapDays === 0) return ["Encaja sin dejar días libres"];
  if (freeUntil) return [`Libre hasta el ${showDay(freeUntil)}`];
  return ["Sin compromisos después"];
}

function reasonsFor(
  unit: RatedUnit,
  { near, today }: { near: Place | null; today: Day },
): string[] {
  const place = placeWords[placeRank(unit, near)];
  const idle = idleDays(unit, today);
  return [
    ...(unit.lateSince ? [`Debía volver el ${showDay(unit.lateSince)} y sigue fuera`] : []),
    ...gapWords(unit),
    ...(place ? [place] : []),
    ...(unit.idleSince && idle > 1 ? [`Parado desde hace ${idle} días`] : []),
  ];
}

/**
 * From 0 to 1, and why: least days left idle around it, then a unit that works, then the nearest, then the one that has
 * stood longest. One that should be back and is not comes last.
 */
export function suggestionOf(
  unit: RatedUnit,
  around: { near: Place | null; today: Day },
): Suggested {
  const ranks = (gapRank(unit) * 2 + Number(isWorking(unit))) * 3 + placeRank(unit, around.near);
  const idle = idleDays(unit, around.today) / (year + 1);
  const score = unit.lateSince ? 0 : Math.round(((ranks + idle) / 24) * 1_000) / 1_000;
  return { score, reasons: reasonsFor(unit, around) };
}
