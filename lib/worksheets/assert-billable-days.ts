import { claimsOf, subjectOf } from "../billing/claims";
import { listLiveLines } from "../billing/list-live-lines";
import { listWrittenOff } from "../billing/list-written-off";
import type { Context } from "../kernel/context";
import { invalidField, Refused } from "../kernel/errors";
import { type Day, showDay } from "../values/dates";
import type { LineOfSheet } from "./get-line";

export function assertInPeriod({ sheet }: LineOfSheet, dates: readonly Day[]): void {
  const outside = dates.find((day) => day < sheet.periodStart || day > sheet.periodEnd);
  if (!outside) return;
  const message = `El ${showDay(outside)} está fuera del período de la planilla.`;
  throw invalidField("dates", message);
}

export async function assertNotBilled(
  ctx: Context,
  { line, sheet }: LineOfSheet,
  dates: readonly Day[],
) {
  const alike = await listLiveLines(ctx, { projectId: sheet.projectId, kinds: [line.kind] });
  const others = alike.filter(
    (other) => other.id !== line.id && subjectOf(other) === subjectOf(line),
  );
  const taken = new Set(others.flatMap((other) => claimsOf(other, other.billedDays ?? [])));
  const billed = dates.find((day) => claimsOf(line, [day]).some((claim) => taken.has(claim)));
  if (billed) throw new Refused(`Otra línea ya cobra el ${showDay(billed)}.`, "day_billed");
}

export async function assertNotWrittenOff(
  ctx: Context,
  { line, sheet }: LineOfSheet,
  dates: readonly Day[],
) {
  const writtenOff = (await listWrittenOff(ctx, [sheet.projectId])).get(sheet.projectId);
  const day = dates.find((day) => claimsOf(line, [day]).some((claim) => writtenOff?.has(claim)));
  if (day) throw new Refused(`Se renunció a cobrar el ${showDay(day)}.`, "day_written_off");
}
