import type * as z from "zod";
import { equipment } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { available } from "../placement/availability";
import { lockOpenProject } from "../projects/lock-project";
import { single } from "../values/rows";
import { assertRepairReason } from "./assert-repair-reason";
import { conditionAfter } from "./condition";
import type { EquipmentInput } from "./input";
import { placementByHand } from "./placement";

/** Refuses a code that a live one has. */
export const createEquipment = (ctx: Context, input: z.output<typeof EquipmentInput>) =>
  atomically(ctx, async (ctx) => {
    const condition = conditionAfter({ type: input.type, condition: "FUNCIONANDO" }, input);
    assertRepairReason({}, input, condition);
    const projectId = input.currentProjectId;
    const placement = placementByHand(available, input, {
      type: input.type,
      isHeld: false,
      project: projectId ? await lockOpenProject(ctx, { projectId }) : null,
      today: ctx.today,
    });
    const row = { ...input, ...placement, condition };
    return single(await ctx.db.insert(equipment).values(row).returning());
  });
