import { database } from "@/db/client";
import * as tables from "@/db/schema";
import * as make from "@/db/testing/factories";
import { lineFields, worksheetStatuses } from "@/db/values";
import { addDays, type Day, eachDay } from "../values/dates";
import type { Decimal } from "../values/decimal";
import type { Chances } from "./testing-chances";
import { type Assignments, daysOf, type RandomFleet } from "./testing-random-fleet";

const cents = (amount: Decimal): number => Math.round(Number(amount) * 100);

/** Half up, as numeric rounds. */
const subtotalOf = (quantity: Decimal, unitPrice: Decimal): Decimal =>
  (Math.floor((cents(quantity) * cents(unitPrice)) / 100 + 0.5) / 100).toFixed(2);

type NewLine = Omit<typeof tables.worksheetLines.$inferInsert, "worksheetId">;
type Source = Omit<NewLine, "subtotal" | "isManual">;

const lineOf = ({ is, one }: Chances, source: Source): NewLine => {
  const manualFields = is(0.2) ? [one(lineFields)] : [];
  const quantity = is(0.1) ? `${source.quantity}.5` : String(source.quantity);
  return {
    ...source,
    quantity,
    manualFields,
    isManual: manualFields.length > 0,
    subtotal: subtotalOf(quantity, source.unitPrice),
  };
};

/** Days that no line of a live sheet bills yet. */
type Free = (subject: string, days: readonly Day[], claims: boolean) => Day[];

function freeDays(): Free {
  const billed = new Set<string>();
  return (subject, days, claims) => {
    const free = days.filter((day) => !billed.has(`${subject} ${day}`));
    if (claims) for (const day of free) billed.add(`${subject} ${day}`);
    return free;
  };
}

type Sheet = typeof tables.worksheets.$inferInsert;

const workOf = (
  stay: Assignments[number],
  { periodStart: from, periodEnd: to }: Sheet,
  { is }: Chances,
) => {
  const isWhole = stay.kind === "EQUIPO" && is(0.7);
  return daysOf(stay, { from, to }, () => isWhole || is(0.4));
};

const subjectOf = ({ kind, projectId, equipmentId, id }: Assignments[number]): string =>
  kind === "EQUIPO" ? `${projectId} R${equipmentId}` : `S${id}`;

const lineKinds = { EQUIPO: "RENT", SERVICIO: "SERVICE" } as const;

function dailyLines(
  chances: Chances,
  fleet: RandomFleet,
  sheet: Sheet,
  free: Free,
  claims: boolean,
) {
  const billed = fleet.assignments.filter(
    ({ projectId, isDeleted }) => projectId === sheet.projectId && !isDeleted && chances.is(0.7),
  );
  return billed.flatMap((stay) => {
    const billedDays = free(subjectOf(stay), workOf(stay, sheet, chances), claims);
    const date = billedDays.at(-1);
    if (!date) return [];
    const source = {
      kind: lineKinds[stay.kind],
      assignmentId: stay.id,
      equipmentId: stay.equipmentId,
      date,
      description: stay.description,
      quantity: String(billedDays.length),
      unitPrice: stay.cost,
      billedDays: chances.is(0.04) ? [] : billedDays,
    };
    return [lineOf(chances, source)];
  });
}

function otherLines(chances: Chances, { units }: RandomFleet, sheet: Sheet) {
  const { below, day, is, money, one } = chances;
  const kinds = ["MANUAL", "MANUAL", "TRANSPORT", "STOWAGE", "MAINTENANCE"] as const;
  return Array.from({ length: below(5) }, () =>
    lineOf(chances, {
      kind: one(kinds),
      equipmentId: is(0.4) ? one(units).id : null,
      date: day(sheet.periodStart, 28),
      description: "Cargo",
      quantity: String(1 + below(4)),
      unitPrice: money(300),
    }),
  );
}

const monthEnd = (first: Day): Day => addDays(`${addDays(first, 32).slice(0, 7)}-01`, -1);

/** Some months of some projects, billed in part. */
export async function someSheets(chances: Chances, fleet: RandomFleet, users: readonly number[]) {
  const { is, one } = chances;
  const free = freeDays();
  const months = eachDay("2026-01-01", "2027-12-31").filter((day) => day.endsWith("-01"));
  const sheets = [];
  for (const project of fleet.projects)
    for (const periodStart of months.filter(() => is(0.2))) {
      const status = one(worksheetStatuses);
      const isDeleted = is(0.1);
      const claims = !isDeleted && status !== "CANCELLED";
      const periodEnd = monthEnd(periodStart);
      const dates = { date: periodEnd, issueDate: periodEnd, periodStart, periodEnd };
      const given = { projectId: project.id, seriesCode: "", ...dates };
      const lines = [
        ...dailyLines(chances, fleet, given, free, claims),
        ...otherLines(chances, fleet, given),
      ];
      const sum = lines.reduce((total, line) => total + cents(line.subtotal), 0);
      const subtotal = (sum / 100).toFixed(2);
      const { seriesCode: _, ...row } = given;
      const sheet = await make.aWorksheet({ ...row, status, isDeleted, subtotal, total: subtotal });
      sheets.push(sheet);
      if (lines.length > 0)
        await database()
          .insert(tables.worksheetLines)
          .values(
            lines.map((line) => ({
              ...line,
              worksheetId: sheet.id,
              createdBy: one(users),
              updatedBy: is(0.5) ? one(users) : null,
            })),
          );
    }
  return sheets;
}

export type Sheets = Awaited<ReturnType<typeof someSheets>>;
