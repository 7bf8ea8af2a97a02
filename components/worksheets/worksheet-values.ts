import type * as z from "zod";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { isWritable } from "@/lib/states/worksheet";
import type { WorksheetChanges, WorksheetInput } from "@/lib/worksheets/input";

export type NewValues = z.input<typeof WorksheetInput>;
export type SheetChangeValues = z.input<typeof WorksheetChanges>;

/** Without what a liquidated sheet may not change. */
export function worksheetValues(sheet: Worksheet): SheetChangeValues {
  const terms = {
    period_start: sheet.periodStart,
    period_end: sheet.periodEnd,
    tax_percentage: sheet.taxPercentage,
  };
  return {
    id: sheet.id,
    date: sheet.date,
    issue_date: sheet.issueDate,
    ...(isWritable(sheet) ? terms : {}),
    service_type: sheet.serviceType ?? "",
    contact_reference: sheet.contactReference ?? "",
    contact_phone_reference: sheet.contactPhoneReference ?? "",
    client_po_reference: sheet.clientOrderReference ?? "",
    final_disposition_reference: sheet.finalDispositionReference ?? "",
    invoice_reference: sheet.invoiceReference ?? "",
    observations: sheet.observations ?? "",
  };
}
