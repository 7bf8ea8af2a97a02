import { sql } from "drizzle-orm";
import type * as z from "zod";
import { settings, worksheets } from "@/db/schema";
import { getWorksheet } from "../billing/get-worksheet";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { numberWorksheet } from "../kernel/numbering";
import { placeholderNumber } from "../kernel/placeholder-number";
import { lockOpenProject } from "../projects/lock-project";
import { single } from "../values/rows";
import type { WorksheetInput } from "./input";
import { assertSheetPeriod, monthOf } from "./period";

/** Refuses a closed project. Its lines are written even when it starts liquidated or invoiced. */
export const createWorksheet = (ctx: Context, input: z.output<typeof WorksheetInput>) =>
  atomically(ctx, async (ctx) => {
    const project = await lockOpenProject(ctx, input);
    const month = monthOf(input.date, project);
    const period = {
      periodStart: input.periodStart ?? month.periodStart,
      periodEnd: input.periodEnd ?? month.periodEnd,
    };
    assertSheetPeriod(period);
    const created = await ctx.db
      .insert(worksheets)
      .values({
        ...input,
        ...period,
        seriesCode: placeholderNumber(),
        issueDate: input.issueDate ?? input.date,
        taxPercentage:
          input.taxPercentage ?? sql`(select ${settings.taxPercentage} from ${settings})`,
      })
      .returning({ id: worksheets.id });
    const { id } = single(created);
    await refreshWorksheets(ctx, project.id, { id, isReturning: false });
    const sheet = await getWorksheet(ctx, { worksheetId: id });
    const { number, version } = await numberWorksheet(ctx, id);
    return { ...sheet, seriesCode: number, version };
  });
