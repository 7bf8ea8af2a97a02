import type * as z from "zod";
import { maintenanceSheets } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { atomically, type Context } from "../kernel/context";
import { drawMaintenanceCode } from "../kernel/numbering";
import { assertOpen } from "../projects/assert-open";
import { lockProject } from "../projects/lock-project";
import { single } from "../values/rows";
import { costsFrom } from "./cost";
import { getMaintenanceSheet } from "./get-sheet";
import type { MaintenanceInput } from "./input";
import { lockActiveUnitShared } from "./lock-active-unit-shared";

/** In progress it bills nothing yet. Numbered last. */
export const createMaintenanceSheet = (ctx: Context, input: z.output<typeof MaintenanceInput>) =>
  atomically(ctx, async (ctx) => {
    const project = await lockProject(ctx, input);
    await lockActiveUnitShared(ctx, input);
    assertOpen(project);

    await refreshWorksheets(ctx, project.id);
    const created = await ctx.db
      .insert(maintenanceSheets)
      .values({ ...input, ...costsFrom(input), sheetNumber: await drawMaintenanceCode(ctx) })
      .returning({ sheetId: maintenanceSheets.id });
    return getMaintenanceSheet(ctx, single(created));
  });
