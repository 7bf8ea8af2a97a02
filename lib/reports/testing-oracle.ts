import { extent } from "@/scripts/testing/extent.mjs";
import { type Day, dayOf, eachDay, earlier } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { ReportSpan } from "./span";
import { today } from "./testing-chances";
import type { RandomCompany } from "./testing-company";

/** Of companies in whose rows a faulty sum shows. */
export const oracleSeeds = extent([11], [11, 22, 33]);

/** What reports say, counted day by day and cent by cent, without SQL. */
export const zone = "America/Guayaquil";

export const cents = (amount: string | number | null | undefined): number =>
  Math.round(Number(amount ?? 0) * 100);

export const add = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0);

export const byId = <Row extends { id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

export const lastDayOf = (stay: { endDate: Day | null; retirementDate: Day | null }): Day | null =>
  stay.endDate && stay.retirementDate
    ? earlier(stay.endDate, stay.retirementDate)
    : (stay.endDate ?? stay.retirementDate);

export const liveProjects = ({ projects }: RandomCompany) =>
  byId(projects.filter(({ isActive, isDeleted }) => isActive && !isDeleted));

export const isUnit = ({ type, isDeleted }: RandomCompany["units"][number]) =>
  !isDeleted && type !== "SERVIC";

/** Of a unit, up to today. */
export function rentedDays({ assignments }: RandomCompany, unitId: number): Set<Day> {
  const stays = assignments.filter(
    (one) => one.kind === "EQUIPO" && one.equipmentId === unitId && one.isActive && !one.isDeleted,
  );
  return new Set(
    stays.flatMap((stay) => eachDay(stay.startDate, earlier(lastDayOf(stay) ?? today, today))),
  );
}

type Unit = RandomCompany["units"][number];

/** At the end of each day on which the log says something. */
function wordsByDay({ log }: RandomCompany, unitId: number, column: string): Map<Day, unknown> {
  const said = log.filter(
    ({ recordType, recordId, changes }) =>
      recordType === "resource_item" && recordId === unitId && column in changes,
  );
  return new Map(said.map(({ at, changes }) => [dayOf(at, zone), changes[column]?.[1]]));
}

/** The day from which it is retired. */
const leftOn = (company: RandomCompany, unit: Unit): Day | null => {
  if (unit.availability !== "RETIRADO") return null;
  const left = [...wordsByDay(company, unit.id, "stst_status_disponibility")]
    .filter(([, word]) => word === "RETIRADO")
    .map(([day]) => day);
  return left.toSorted().at(-1) ?? dayOf(unit.updatedAt, zone);
};

const startOf = (unit: Unit, rented: ReadonlySet<Day>): Day => {
  const known = unit.purchasedOn ?? dayOf(unit.createdAt, zone);
  return [known, ...rented].toSorted()[0] ?? known;
};

const brokenDays = (company: RandomCompany, unit: Unit, days: readonly Day[]): Set<Day> => {
  const said = wordsByDay(company, unit.id, "stst_status_equipment");
  let word: unknown = null;
  return new Set(
    days.filter((day) => {
      word = said.get(day) ?? word;
      return word === "DAÑADO" || word === "EN REPARACION";
    }),
  );
};

export function fleetOf(company: RandomCompany, unit: Unit, { from, to }: ReportSpan) {
  const all = eachDay("2024-01-01", earlier(to, today));
  const rented = rentedDays(company, unit.id);
  const [start, end] = [startOf(unit, rented), leftOn(company, unit)];
  const broken = brokenDays(company, unit, all);
  const asked = all.filter((day) => from <= day);
  const there = asked.filter((day) => start <= day && (end === null || day < end));
  return {
    fleet: there.length,
    rented: asked.filter((day) => rented.has(day)).length,
    down: there.filter((day) => broken.has(day)).length,
  };
}

export const sumsBy = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  of: (row: Row) => number,
) =>
  Object.fromEntries(
    [...groupedBy(rows, keyOf)]
      .map(([key, group]) => [key, add(group.map(of))] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
