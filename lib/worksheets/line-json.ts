import * as z from "zod";
import { lineKinds } from "@/db/values";
import type { Worksheet } from "../billing/worksheet-queries";
import { type Listed, listJson } from "../lists/page";
import { asNumber } from "../values/decimal";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { LineOfSheet } from "./get-line";
import type { SheetLine } from "./list-lines";

export const LineBody = namedBody("WorksheetLine", {
  id: z.int(),
  date: z.iso.date(),
  description: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  subtotal: z.number(),
  reference_document: z.string().nullable(),
  kind: z.enum(lineKinds),
  is_manual: z.boolean(),
  project_resource_id: z.int().nullable(),
  resource_item_code: z.string().nullable(),
  maintenance_sheet_id: z.int().nullable(),
  shipping_guide_id: z.int().nullable(),
  billed_days: z.array(z.iso.date()).nullable(),
});
export const TotalsBody = namedBody("WorksheetTotals", {
  id: z.int(),
  subtotal: z.number(),
  tax_amount: z.number(),
  total: z.number(),
});
const RemovedBody = z.strictObject({ id: z.int(), sheet: TotalsBody });

export const lineJson = (line: SheetLine): z.input<typeof LineBody> => ({
  id: line.id,
  date: line.date,
  description: line.description,
  quantity: asNumber(line.quantity),
  unit_price: asNumber(line.unitPrice),
  subtotal: asNumber(line.subtotal),
  reference_document: line.referenceDocument,
  kind: line.kind,
  is_manual: line.isManual,
  project_resource_id: line.assignmentId,
  resource_item_code: line.resourceCode,
  maintenance_sheet_id: line.maintenanceSheetId,
  shipping_guide_id: line.shippingGuideId,
  billed_days: line.billedDays,
});

export const totalsJson = (sheet: Worksheet): z.input<typeof TotalsBody> => ({
  id: sheet.id,
  subtotal: asNumber(sheet.subtotal),
  tax_amount: asNumber(sheet.taxAmount),
  total: asNumber(sheet.total),
});

export const LineListing = listBody(LineBody);
export const LineRecord = recordBody(
  namedBody("ChangedWorksheetLine", { ...LineBody.shape, sheet: TotalsBody }),
);
export const LineRemoved = recordBody(RemovedBody);

export const lineListJson = (listed: Listed<SheetLine>) => listJson(listed, lineJson);

const recordJson = ({ line, sheet }: LineOfSheet) => ({
  ...lineJson(line),
  sheet: totalsJson(sheet),
});

export const lineAddedJson = (found: LineOfSheet) => ({
  message: "Línea agregada.",
  data: recordJson(found),
});
export const lineUpdatedJson = (found: LineOfSheet) => ({
  message: "Línea actualizada.",
  data: recordJson(found),
});
export const lineRemovedJson = ({ line, sheet }: LineOfSheet) => ({
  message: "Línea eliminada.",
  data: { id: line.id, sheet: totalsJson(sheet) } satisfies z.input<typeof RemovedBody>,
});
