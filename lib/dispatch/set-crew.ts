import type * as z from "zod";
import { assignmentCrews } from "@/db/schema";
import { lockAssignment } from "../assignments/get-assignment";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { isServiceAssignment } from "../placement/assignment-kind";
import { assertOpen } from "../projects/assert-open";
import { single } from "../values/rows";
import type { CrewInput } from "./input";
import { lockCrewShared } from "./lock-crew-shared";

export type Crew = typeof assignmentCrews.$inferSelect;

/** Who usually goes to a service; nobody, and no vehicle, when neither is said. */
export const setCrew = (ctx: Context, asked: z.output<typeof CrewInput>): Promise<Crew> =>
  atomically(ctx, async (ctx) => {
    const { assignment, project } = await lockAssignment(ctx, asked);
    assertOpen(project);
    if (!isServiceAssignment(assignment))
      throw new Refused("Solo los servicios tienen visitas.", "no_visits");
    await lockCrewShared(ctx, asked);
    const { staffId, vehicleId } = asked;
    return single(
      await ctx.db
        .insert(assignmentCrews)
        .values(asked)
        .onConflictDoUpdate({ target: assignmentCrews.assignmentId, set: { staffId, vehicleId } })
        .returning(),
    );
  });
