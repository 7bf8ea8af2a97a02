import type { Context } from "../kernel/context";
import { draw } from "./draw";
import { getCompany } from "./get-company";
import { getWorksheetOnPaper } from "./get-worksheet-on-paper";
import type { Printed } from "./printed";

export async function printWorksheet(
  ctx: Context,
  ref: { worksheetId: number; hasPrices?: boolean },
): Promise<Printed> {
  const sheet = await getWorksheetOnPaper(ctx, ref);
  return draw(ctx, "worksheet", await getCompany(ctx), sheet);
}
