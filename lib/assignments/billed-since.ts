import { billsRent, rentLine, serviceLine } from "../billing/line-kind";
import { listLiveLines } from "../billing/list-live-lines";
import type { Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { type Day, showDay } from "../values/dates";
import type { NamedAssignment } from "./queries";

type Leaving = { assignment: NamedAssignment; services: readonly NamedAssignment[] };

/** Days that a sheet keeps, liquidated ones too, would be charged again for the other. */
export async function assertNotBilledSince(ctx: Context, leaving: Leaving, date: Day) {
  const { assignment, services } = leaving;
  const serviceIds = new Set(services.map(({ id }) => id));
  const lines = await listLiveLines(ctx, {
    projectId: assignment.projectId,
    kinds: [rentLine, serviceLine],
  });
  const own = lines.filter((line) =>
    billsRent(line)
      ? line.equipmentId === assignment.equipmentId
      : serviceIds.has(line.assignmentId ?? 0),
  );
  const isMet = (day: Day) => day >= date && (!assignment.endDate || day <= assignment.endDate);
  const billed = own.flatMap(({ billedDays }) => billedDays ?? []).find(isMet);
  if (billed)
    throw invalidField(
      "date",
      `El ${showDay(billed)} ya está cobrado con ${assignment.code} en una planilla.`,
    );
}
