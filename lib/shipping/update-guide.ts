import { eq } from "drizzle-orm";
import type * as z from "zod";
import { shippingGuides } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { type GoingOn, passGate, recordPassed } from "../compliance/pass-gate";
import { lockUnitsShared } from "../equipment/lock-units-shared";
import { atomically, type Context } from "../kernel/context";
import { assertEditable, assertMayBecome } from "../states/guide";
import { getGuide, lockGuide } from "./get-guide";
import { getGuideGate, journeyAfter, travelsOtherwise } from "./guide-gate";
import type { GuideChanges } from "./input";
import { assertJourney } from "./period";
import type { Guide } from "./queries";
import { replaceGuideItems } from "./replace-items";

type Fields = Omit<z.output<typeof GuideChanges>, "guideId">;

const unitsOf = (items: readonly { equipmentId?: number | null | undefined }[]) =>
  items.map(({ equipmentId }) => equipmentId);

function assertDraftOrOnward(before: Guide, { status = before.status, ...fields }: Fields) {
  if (Object.values(fields).some((value) => value !== undefined)) assertEditable(before.status);
  assertMayBecome(before.status, status);
}

const projectsOf = (before: Guide, movedTo = before.projectId) =>
  new Set([before.projectId, movedTo]);

/** A draft's fields, or its status forward: closed, then void (contract, section 3). */
export const updateGuide = (
  ctx: Context,
  { guideId, items, goingOn, ...fields }: z.output<typeof GuideChanges> & { goingOn?: GoingOn },
): Promise<Guide> =>
  atomically(ctx, async (ctx) => {
    assertJourney(fields);
    const before = await lockGuide(ctx, { guideId }, fields.projectId);
    assertJourney({ ...before, ...fields });
    await lockUnitsShared(ctx, unitsOf(items ?? []), unitsOf(before.items));
    assertDraftOrOnward(before, { items, ...fields });

    const then = journeyAfter(before, fields);
    const passed = travelsOtherwise(before, then, items)
      ? await passGate(ctx, await getGuideGate(ctx, then, items ?? before.items), goingOn)
      : null;

    const after = { ...fields, updatedAt: ctx.now };
    await ctx.db.update(shippingGuides).set(after).where(eq(shippingGuides.id, guideId));
    if (items) await replaceGuideItems(ctx, before, items);
    await recordPassed(ctx, passed, { actId: guideId, goingOn });
    for (const id of projectsOf(before, fields.projectId)) await refreshWorksheets(ctx, id);
    return getGuide(ctx, { guideId });
  });
