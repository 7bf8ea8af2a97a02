import { sql } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { worksheetLines, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { compare, type Decimal } from "../values/decimal";
import type { RefreshedLines } from "./changes";
import type { BilledLine } from "./line";

/** The columns that a plan may change, as the database names them. */
const row = (line: BilledLine) => ({
  id: line.id,
  project_resource_id: line.assignmentId,
  resource_item_id: line.equipmentId,
  date: line.date,
  description: line.description,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  subtotal: line.subtotal,
  reference_document: line.referenceDocument,
  is_manual: line.isManual,
  manual_fields: line.manualFields,
  billed_days: line.billedDays,
});

async function updateLines(ctx: BaseContext, lines: readonly BilledLine[]): Promise<void> {
  if (lines.length === 0) return;
  await ctx.db.execute(sql`
    update ${worksheetLines} line set
      project_resource_id = new.project_resource_id, resource_item_id = new.resource_item_id, date = new.date,
      description = new.description, quantity = new.quantity, unit_price = new.unit_price, subtotal = new.subtotal,
      reference_document = new.reference_document, is_manual = new.is_manual,
      manual_fields = new.manual_fields, billed_days = new.billed_days
    from jsonb_to_recordset(${JSON.stringify(lines.map(row))}::jsonb) as new (
      id integer, project_resource_id integer, resource_item_id integer, date date, description text,
      quantity numeric, unit_price numeric, subtotal numeric, reference_document text, is_manual boolean,
      manual_fields text[], billed_days date[]
    )
    where line.id = new.id`);
}

const newRow = ({ id: _, billedDays, ...line }: BilledLine) => ({
  ...line,
  billedDays: billedDays && [...billedDays],
});

export async function writeLines(
  ctx: BaseContext,
  sheets: readonly RefreshedLines[],
): Promise<void> {
  const gone = sheets.flatMap(({ removed }) => removed).flatMap(({ id }) => id ?? []);
  if (gone.length > 0) await ctx.db.delete(worksheetLines).where(isAmong(worksheetLines.id, gone));

  await updateLines(
    ctx,
    sheets.flatMap(({ changed }) => changed.map(({ after }) => after)),
  );
  const added = sheets.flatMap((sheet) => sheet.added.map(newRow));
  await insertAll(ctx.db, worksheetLines, added);
}

export type Totals = { id: number; subtotal: Decimal; taxAmount: Decimal; total: Decimal };

const hasSameTotals = (a: Totals, b: Totals): boolean =>
  compare(a.subtotal, b.subtotal) === 0 && compare(a.taxAmount, b.taxAmount) === 0;

export async function writeTotals(
  ctx: BaseContext,
  { stored, wanted }: { stored: readonly Totals[]; wanted: readonly Totals[] },
): Promise<void> {
  const before = new Map(stored.map((sheet) => [sheet.id, sheet]));
  const changed = wanted.filter((sheet) => {
    const old = before.get(sheet.id);
    return !old || !hasSameTotals(old, sheet);
  });
  if (changed.length === 0) return;
  await ctx.db.execute(sql`
    update ${worksheets} sheet set subtotal = new.subtotal, tax_amount = new."taxAmount", total = new.total
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as new (id integer, subtotal numeric, "taxAmount" numeric, total numeric)
    where sheet.id = new.id`);
}
