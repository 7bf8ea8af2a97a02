import type * as z from "zod";
import { complianceOverrides } from "@/db/schema";
import { lockUnitsShared } from "../equipment/lock-units-shared";
import { atomically, type Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { lockOpenProject } from "../projects/lock-project";
import { lockStaffMemberShared } from "../staff/get-staff-member";
import { technical, unit, vehicle } from "../states/gate";
import { single } from "../values/rows";
import { lockVehicleShared } from "../vehicles/get-vehicle";
import { getOverride } from "./list-override-rows";
import type { OverrideInput } from "./override-input";

type Input = z.output<typeof OverrideInput>;

const columnOf = { TECHNICAL: "staffId", VEHICLE: "vehicleId", EQUIPMENT: "equipmentId" } as const;

async function lockSubjectShared(ctx: Context, { subject, subjectId }: Input): Promise<void> {
  if (subject === technical) await lockStaffMemberShared(ctx, { staffId: subjectId });
  if (subject === vehicle) await lockVehicleShared(ctx, { vehicleId: subjectId });
  if (subject === unit) await lockUnitsShared(ctx, [subjectId]);
}

/** Whoever asks for it answers for it; of days that are over there is nothing left to answer for. */
export const createOverride = (ctx: Context, input: Input) =>
  atomically(ctx, async (ctx) => {
    const { subject, subjectId, ...override } = input;
    await lockOpenProject(ctx, input);
    await lockSubjectShared(ctx, input);
    if (input.untilDate < ctx.today)
      throw invalidField("until_date", "Los días de la excepción ya pasaron.");
    const created = await ctx.db
      .insert(complianceOverrides)
      .values({ ...override, [columnOf[subject]]: subjectId, approverId: ctx.caller.user.id })
      .returning({ id: complianceOverrides.id });
    return getOverride(ctx, { overrideId: single(created).id });
  });
