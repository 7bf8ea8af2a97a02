import { and, asc, eq, exists, or } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { calendarEvents, staff, visits } from "@/db/schema";
import { inSpanish } from "@/db/search";
import type { BaseContext } from "../kernel/context";
import { fullName } from "./list-staff-names";

const listPlannedStaff = (ctx: BaseContext) =>
  ctx.db
    .select({ id: staff.id, name: fullName })
    .from(staff)
    .where(
      or(
        exists(
          ctx.db
            .select({ id: calendarEvents.id })
            .from(calendarEvents)
            .where(and(eq(calendarEvents.staffId, staff.id), undeleted(calendarEvents))),
        ),
        exists(ctx.db.select({ id: visits.id }).from(visits).where(eq(visits.staffId, staff.id))),
      ),
    )
    .orderBy(inSpanish(staff.firstName), inSpanish(staff.lastName), asc(staff.id));

export const listTechnicianChoices = async (ctx: BaseContext) =>
  (await listPlannedStaff(ctx)).map(({ id, name }) => ({ value: String(id), label: name }));
