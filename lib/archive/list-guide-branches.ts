import { and, asc } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { shippingGuides } from "@/db/schema";
import { type ChildBranch, leaf } from "../files/branch";
import type { BaseContext } from "../kernel/context";
import { showDay } from "../values/dates";
import { amongOrAll, type IdsOrAll } from "./ids-or-all";

export async function listGuideBranches(ctx: BaseContext, which: IdsOrAll): Promise<ChildBranch[]> {
  const rows = await ctx.db
    .select({
      id: shippingGuides.id,
      projectId: shippingGuides.projectId,
      guideNumber: shippingGuides.guideNumber,
      issueDate: shippingGuides.issueDate,
    })
    .from(shippingGuides)
    .where(and(undeleted(shippingGuides), amongOrAll(shippingGuides.projectId, which)))
    .orderBy(asc(shippingGuides.issueDate), asc(shippingGuides.id));
  return rows.map(({ id, projectId, guideNumber, issueDate }) => ({
    parentId: projectId,
    branch: leaf("shipping_guide", {
      id,
      label: `Guía ${guideNumber}`,
      detail: showDay(issueDate),
    }),
  }));
}
