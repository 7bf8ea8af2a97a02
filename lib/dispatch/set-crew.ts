import type * as z from "zod";
import { assignmentCrews } from "@/db/schema";
import { lockAssignment } from "../assignments/get-assignment";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { isServiceAssignment } from "../placement/assignment-kind";
import { assertOpen } from "../projects/assert-open";
import { single } from "../values/rows";
import { lockStaffAndVehicleShared } from "./lock-staff-and-vehicle-shared";
import type { CrewInput } from "./plan-input";

export type Crew = typeof assignmentCrews.$inferSelect;

type AskedCrew = Pick<Crew, "assignmentId" | "staffId" | "vehicleId">;

export const upsertCrew = async (ctx: Context, crew: AskedCrew): Promise<Crew> =>
  single(
    await ctx.db
      .insert(assignmentCrews)
      .values(crew)
      .onConflictDoUpdate({
        target: assignmentCrews.assignmentId,
        set: { staffId: crew.staffId, vehicleId: crew.vehicleId },
      })
      .returning(),
  );

/** Who usually goes to a service; nobody, and no vehicle, when neither is said. */
export const setCrew = (ctx: Context, asked: z.output<typeof CrewInput>): Promise<Crew> =>
  atomically(ctx, async (ctx) => {
    const { assignment, project } = await lockAssignment(ctx, asked);
    assertOpen(project);
    if (!isServiceAssignment(assignment))
      throw new Refused("Solo los servicios tienen visitas.", "no_visits");
    await lockStaffAndVehicleShared(ctx, asked);
    return upsertCrew(ctx, asked);
  });
