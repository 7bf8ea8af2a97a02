import { getWorksheet, lockWritableWorksheet } from "../billing/get-worksheet";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";

/** Refused unless the sheet is in progress and not locked. */
export const refreshWorksheet = (ctx: Context, ref: { worksheetId: number }) =>
  atomically(ctx, async (ctx) => {
    const { projectId } = await lockWritableWorksheet(ctx, ref);
    await refreshWorksheets(ctx, projectId);
    return getWorksheet(ctx, ref);
  });
