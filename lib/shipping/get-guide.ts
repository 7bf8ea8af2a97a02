import { and, eq } from "drizzle-orm";
import { shippingGuides } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { lockProjectsOf } from "../projects/lock-projects-of";
import { type Guide, liveGuides, selectGuides, withDetails } from "./queries";

type Ref = { guideId: number };

export async function getGuide(ctx: BaseContext, { guideId }: Ref): Promise<Guide> {
  const found = await selectGuides(ctx, and(liveGuides, eq(shippingGuides.id, guideId)));
  const [guide] = await withDetails(ctx, found);
  if (!guide) throw new NotFound("No existe la guía de remisión.");
  return guide;
}

/** Locks its project, and the one it would move to. */
export async function lockGuide(ctx: BaseContext, ref: Ref, targetId?: number): Promise<Guide> {
  const read = (ctx: BaseContext) => getGuide(ctx, ref);
  return (await lockProjectsOf(ctx, read, targetId)).record;
}
