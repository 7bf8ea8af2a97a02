import { and, eq, sql } from "drizzle-orm";
import { assignments } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Project } from "../projects/get-project";
import { movesDates, type TermChanges } from "./asked-changes";
import type { AskedChanges } from "./input";
import { linkedToUnit, type NamedAssignment } from "./queries";
import { saveMaintenance } from "./save-maintenance";
import { updateUnitAvailability } from "./update-unit-availability";

/** Services that had exactly the unit's dates keep them. */
async function moveServices(
  ctx: Context,
  before: NamedAssignment,
  { startDate, endDate }: TermChanges,
) {
  const sameDates = and(
    eq(assignments.startDate, before.startDate),
    sql`${assignments.endDate} is not distinct from ${before.endDate}::date`,
  );
  await ctx.db
    .update(assignments)
    .set({ startDate, endDate })
    .where(and(linkedToUnit(before), sameDates));
}

type Update = {
  after: NamedAssignment;
  project: Project;
  changes: TermChanges;
  asked: AskedChanges;
};

export async function applyUnitChanges(
  ctx: Context,
  before: NamedAssignment,
  { after, project, changes, asked }: Update,
) {
  if (movesDates(changes)) {
    await moveServices(ctx, before, changes);
    if (!asked.isRetired) await updateUnitAvailability(ctx, after, project);
  }
  const { maintenanceCost: cost } = asked;
  if (cost === undefined || cost === null) return;
  await saveMaintenance(ctx, after, { cost, frequency: asked });
}
