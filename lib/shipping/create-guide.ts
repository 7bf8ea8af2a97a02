import type * as z from "zod";
import { shippingGuides } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { type GoingOn, passGate, recordPassed } from "../compliance/pass-gate";
import { lockUnitsShared } from "../equipment/lock-units-shared";
import { atomically, type Context } from "../kernel/context";
import { drawGuideNumber } from "../kernel/numbering";
import { lockProject } from "../projects/lock-project";
import { single } from "../values/rows";
import { getGuide } from "./get-guide";
import { getGuideGate } from "./guide-gate";
import type { GuideInput } from "./input";
import { assertJourney } from "./period";
import { replaceGuideItems } from "./replace-items";

/** Also of a closed project; 400 for a number that a live guide has. */
export const createGuide = (
  ctx: Context,
  {
    items = [],
    guideNumber,
    goingOn,
    ...input
  }: z.output<typeof GuideInput> & { goingOn?: GoingOn },
) =>
  atomically(ctx, async (ctx) => {
    assertJourney(input);
    const project = await lockProject(ctx, input);
    await lockUnitsShared(
      ctx,
      items.map(({ equipmentId }) => equipmentId),
    );
    const passed = await passGate(ctx, await getGuideGate(ctx, input, items), goingOn);

    const created = await ctx.db
      .insert(shippingGuides)
      .values({ ...input, guideNumber: guideNumber ?? (await drawGuideNumber(ctx)) })
      .returning({ id: shippingGuides.id });
    const { id } = single(created);
    await replaceGuideItems(ctx, { id, items: [] }, items);
    await recordPassed(ctx, passed, { actId: id, goingOn });
    await refreshWorksheets(ctx, project.id);
    return getGuide(ctx, { guideId: id });
  });
