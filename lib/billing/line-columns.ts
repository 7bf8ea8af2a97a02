import { sql } from "drizzle-orm";
import { worksheetLines } from "@/db/schema";
import { spanOfDays } from "../values/dates";
import type { Days } from "./days";

export const { billedDays } = worksheetLines;

/** An unbroken run, which most are, comes as its two ends: there may be hundreds of thousands of days. */
const storedDays = sql<Days | null>`case
  when ${billedDays}[cardinality(${billedDays})] - ${billedDays}[1] + 1 = cardinality(${billedDays})
    then ${billedDays}[1] || '/' || ${billedDays}[cardinality(${billedDays})]
  else array_to_string(${billedDays}, ',') end`.mapWith(parseDays);

function parseDays(text: string): Days {
  const [first = "", last] = text.split("/");
  if (last) return spanOfDays(first, last);
  return text === "" ? [] : text.split(",");
}

export const claimingColumns = {
  kind: worksheetLines.kind,
  assignmentId: worksheetLines.assignmentId,
  equipmentId: worksheetLines.equipmentId,
  maintenanceSheetId: worksheetLines.maintenanceSheetId,
  shippingGuideId: worksheetLines.shippingGuideId,
  date: worksheetLines.date,
  billedDays: storedDays,
};

export const billedLineColumns = {
  ...claimingColumns,
  id: worksheetLines.id,
  worksheetId: worksheetLines.worksheetId,
  description: worksheetLines.description,
  quantity: worksheetLines.quantity,
  unitPrice: worksheetLines.unitPrice,
  subtotal: worksheetLines.subtotal,
  referenceDocument: worksheetLines.referenceDocument,
  isManual: worksheetLines.isManual,
  manualFields: worksheetLines.manualFields,
};
