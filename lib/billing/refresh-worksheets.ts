import type { Context } from "../kernel/context";
import { lockLiveSheets } from "./list-live-sheets";
import { type IncludedSheet, listPlannedSheets } from "./list-planned-sheets";
import type { SheetPlan } from "./plan";
import { refreshedLinesOf } from "./refreshed-lines";
import { totalsOf } from "./totals";
import type { Worksheet } from "./worksheet-queries";
import { writeLines } from "./write-lines";
import { writeTotals } from "./write-totals";

async function store(ctx: Context, stored: Worksheet[], plan: SheetPlan[]): Promise<void> {
  await writeLines(ctx, plan.map(refreshedLinesOf));
  const rates = new Map(stored.map((sheet) => [sheet.id, sheet.taxPercentage]));
  const wanted = plan.map(({ sheet, lines }) => ({
    id: sheet.id,
    ...totalsOf(
      lines.map(({ subtotal }) => subtotal),
      rates.get(sheet.id) ?? "0",
    ),
  }));
  await writeTotals(ctx, { stored, wanted });
}

/**
 * Open sheets follow their facts (contract, section 6). Every verb that changes such a fact calls it after its writes,
 * in its own transaction, which locks the project at its start (decision 0042); the statements are of a constant
 * number.
 */
export async function refreshWorksheets(
  ctx: Context,
  projectId: number,
  included?: IncludedSheet,
): Promise<void> {
  const stored = await lockLiveSheets(ctx, projectId);
  const plan = await listPlannedSheets(ctx, stored, { projectId, included });
  if (plan.length > 0) await store(ctx, stored, plan);
}
