import { eq } from "drizzle-orm";
import type * as z from "zod";
import { worksheets } from "@/db/schema";
import { getWorksheet, lockWorksheet } from "../billing/get-worksheet";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { completeChains } from "../custody/complete-chains";
import { atomically, type Context } from "../kernel/context";
import { worksheetStatusRules } from "../states/worksheet";
import { assertMayChange, enteringBy, moveOf } from "./change";
import type { WorksheetChanges } from "./input";
import { issueCertificate } from "./issue-certificate";

/** `status` may be any (decision 0008); a locked sheet is only unlocked. */
export const updateWorksheet = (
  ctx: Context,
  { worksheetId, ...changes }: z.output<typeof WorksheetChanges>,
) =>
  atomically(ctx, async (ctx) => {
    const before = await lockWorksheet(ctx, { worksheetId });
    if (Object.keys(changes).length === 0) return before;
    const move = moveOf(before, changes);
    assertMayChange(move);

    await ctx.db.update(worksheets).set(changes).where(eq(worksheets.id, worksheetId));
    if (worksheetStatusRules[move.after.status].completesChains)
      await completeChains(ctx, worksheetId);
    await refreshWorksheets(ctx, before.projectId, enteringBy(move));
    await issueCertificate(ctx, move.after);
    return getWorksheet(ctx, { worksheetId });
  });
