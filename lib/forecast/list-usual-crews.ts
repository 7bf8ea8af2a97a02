import { assignmentCrews } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { mostPlanned } from "./engagement";

export const listUsualCrews = (ctx: BaseContext) =>
  ctx.db
    .select({
      assignmentId: assignmentCrews.assignmentId,
      staffId: assignmentCrews.staffId,
      vehicleId: assignmentCrews.vehicleId,
    })
    .from(assignmentCrews)
    .limit(mostPlanned);
