import { worksheets } from "@/db/schema";
import type { BaseContext } from "./context";
import { giveNumber } from "./give-number";
import { drawWorksheetCode } from "./numbering";

/** Last of all: its lines may take long, and all sheets are numbered in turn. */
export const numberWorksheet = async (ctx: BaseContext, id: number): Promise<void> => {
  await giveNumber(ctx, worksheets.seriesCode, { id, number: await drawWorksheetCode(ctx) });
};
