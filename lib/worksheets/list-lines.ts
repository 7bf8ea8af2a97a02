import { asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { equipment, worksheetLines } from "@/db/schema";
import { lineKinds } from "@/db/values";
import { getWorksheet } from "../billing/get-worksheet";
import type { BaseContext, Context } from "../kernel/context";
import type { Listed, Page } from "../lists/page";
import { listedOf } from "../lists/sql";

const rank = sql`array_position(array[${sql.raw(lineKinds.map((kind) => `'${kind}'`).join(", "))}], ${worksheetLines.kind})`;

const selectLines = (ctx: BaseContext, where: SQL) =>
  ctx.db
    .select({ ...getTableColumns(worksheetLines), resourceCode: equipment.code })
    .from(worksheetLines)
    .leftJoin(equipment, eq(equipment.id, worksheetLines.equipmentId))
    .where(where);

export type SheetLine = Awaited<ReturnType<typeof selectLines>>[number];

export const findLine = async (ctx: BaseContext, lineId: number): Promise<SheetLine | undefined> =>
  (await selectLines(ctx, eq(worksheetLines.id, lineId)))[0];

/** Rent, services, maintenance, guides, then manual lines. */
export async function listLines(
  ctx: Context,
  { worksheetId, page }: { worksheetId: number; page: Page },
): Promise<Listed<SheetLine>> {
  await getWorksheet(ctx, { worksheetId });
  const where = eq(worksheetLines.worksheetId, worksheetId);
  const rows = selectLines(ctx, where).orderBy(asc(rank), asc(worksheetLines.id));
  return listedOf(rows, () => ctx.db.$count(worksheetLines, where), page);
}
