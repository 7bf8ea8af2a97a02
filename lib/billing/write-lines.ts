import { sql } from "drizzle-orm";
import { among } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { worksheetLines } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { BilledLine } from "./line";
import { changedLineRow, newLineRow } from "./line-rows";
import type { RefreshedLines } from "./refreshed-lines";

async function updateLines(ctx: BaseContext, lines: readonly BilledLine[]): Promise<void> {
  if (lines.length === 0) return;
  await ctx.db.execute(sql`
    update ${worksheetLines} line set
      project_resource_id = new.project_resource_id, resource_item_id = new.resource_item_id, date = new.date,
      description = new.description, quantity = new.quantity, unit_price = new.unit_price, subtotal = new.subtotal,
      reference_document = new.reference_document, is_manual = new.is_manual,
      manual_fields = new.manual_fields, billed_days = new.billed_days
    from jsonb_to_recordset(${JSON.stringify(lines.map(changedLineRow))}::jsonb) as new (
      id integer, project_resource_id integer, resource_item_id integer, date date, description text,
      quantity numeric, unit_price numeric, subtotal numeric, reference_document text, is_manual boolean,
      manual_fields text[], billed_days date[]
    )
    where line.id = new.id`);
}

export async function writeLines(
  ctx: BaseContext,
  sheets: readonly RefreshedLines[],
): Promise<void> {
  const gone = sheets.flatMap(({ removed }) => removed).flatMap(({ id }) => id ?? []);
  if (gone.length > 0) await ctx.db.delete(worksheetLines).where(among(worksheetLines.id, gone));

  await updateLines(
    ctx,
    sheets.flatMap(({ changed }) => changed.map(({ after }) => after)),
  );
  const added = sheets.flatMap((sheet) => sheet.added.map(newLineRow));
  await insertAll(ctx.db, worksheetLines, added);
}
