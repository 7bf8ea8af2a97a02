import { sql } from "drizzle-orm";
import { worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { compare, type Decimal } from "../values/decimal";

/** US$ */
export type Totals = { subtotal: Decimal; taxAmount: Decimal; total: Decimal };

export type SheetTotals = Totals & { id: number };

const hasSameTotals = (a: Totals, b: Totals): boolean =>
  compare(a.subtotal, b.subtotal) === 0 && compare(a.taxAmount, b.taxAmount) === 0;

export async function writeTotals(
  ctx: BaseContext,
  { stored, wanted }: { stored: readonly SheetTotals[]; wanted: readonly SheetTotals[] },
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
