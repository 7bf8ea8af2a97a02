import { worksheets } from "@/db/schema";
import type { BaseContext } from "./context";
import { giveNumber } from "./give-number";
import { drawWorksheetCode } from "./numbering";

/** Drawn last: its lines may take long, and all sheets draw from one counter. */
export const numberWorksheet = async (ctx: BaseContext, id: number): Promise<void> => {
  await giveNumber(ctx, worksheets.seriesCode, { id, number: await drawWorksheetCode(ctx) });
};
