import { eq } from "drizzle-orm";
import { worksheets } from "@/db/schema";
import { getWorksheet, lockWorksheet } from "../billing/get-worksheet";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import type { Worksheet } from "../billing/worksheet-queries";
import { atomically, type Context } from "../kernel/context";
import { invoicedStatus, isCancelled } from "../states/worksheet";
import { enteringBy, moveOf } from "./change";
import { issueCertificate } from "./issue-certificate";

type Invoice = { worksheetId: number; invoiceReference?: string | null | undefined };

/** A locked sheet keeps its lines, unless it comes back to billing. */
const entering = (before: Worksheet) =>
  before.isClosed && !isCancelled(before)
    ? undefined
    : enteringBy(moveOf(before, { status: invoicedStatus }));

/** Locked sheets, too (specification, "Protected operations"; contract, section 10). */
export const markInvoiced = (ctx: Context, { worksheetId, invoiceReference }: Invoice) =>
  atomically(ctx, async (ctx) => {
    const before = await lockWorksheet(ctx, { worksheetId });
    await ctx.db
      .update(worksheets)
      .set({ status: invoicedStatus, ...(invoiceReference ? { invoiceReference } : {}) })
      .where(eq(worksheets.id, worksheetId));
    await refreshWorksheets(ctx, before.projectId, entering(before));
    await issueCertificate(ctx, { id: before.id, status: invoicedStatus });
    return getWorksheet(ctx, { worksheetId });
  });
