import { eq } from "drizzle-orm";
import { visits } from "@/db/schema";
import { lockAssignment } from "../assignments/get-assignment";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { lockResponsibleShared } from "../calendar/lock-responsible-shared";
import { atomically, type Context } from "../kernel/context";
import { single } from "../values/rows";
import { findVisit } from "./get-visit";
import type { Visit } from "./queries";
import { type AskedVisit, movedToAfter, reasonAfter } from "./visit-after";
import { assertMove, assertPlanned, assertVisitable } from "./visitable";

/** `isNew`: nothing was recorded of the visit before. */
export type MarkedVisit = { visit: Visit; projectId: number; isNew: boolean };

async function save(ctx: Context, asked: AskedVisit, before?: Visit): Promise<Visit> {
  const values = {
    ...asked,
    movedTo: movedToAfter(asked, before),
    reason: reasonAfter(asked, before),
  };
  return single(
    before
      ? await ctx.db.update(visits).set(values).where(eq(visits.id, before.id)).returning()
      : await ctx.db.insert(visits).values(values).returning(),
  );
}

/**
 * A second call changes the record. 400 for a day on which none is planned. A moved visit that is done stays on its new
 * day.
 */
export const markVisit = (ctx: Context, asked: AskedVisit): Promise<MarkedVisit> =>
  atomically(ctx, async (ctx) => {
    const { assignment, project } = await lockAssignment(ctx, asked);
    const before = await findVisit(ctx, asked);
    await lockResponsibleShared(ctx, asked.staffId, before?.staffId);
    assertVisitable(assignment, project);
    assertPlanned(assignment, asked, before);
    assertMove(assignment, asked);

    const visit = await save(ctx, asked, before);
    await refreshWorksheets(ctx, project.id);
    return { visit, projectId: project.id, isNew: !before };
  });
