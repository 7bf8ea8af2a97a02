import { and, desc, isNotNull } from "drizzle-orm";
import { among } from "@/db/among";
import { visits } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { doneStatus } from "../states/visit";
import { mostPlanned } from "./engagement";

/** Whoever served it last goes again, as long as nobody says otherwise. */
export const listLastServers = (ctx: BaseContext) =>
  ctx.db
    .selectDistinctOn([visits.assignmentId], {
      assignmentId: visits.assignmentId,
      staffId: visits.staffId,
    })
    .from(visits)
    .where(and(among(visits.status, [doneStatus]), isNotNull(visits.staffId)))
    .orderBy(visits.assignmentId, desc(visits.plannedDate))
    .limit(mostPlanned);
