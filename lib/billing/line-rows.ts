import type { BilledLine } from "./line";

export const changedLineRow = (line: BilledLine) => ({
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

export const newLineRow = ({ id: _, billedDays, ...line }: BilledLine) => ({
  ...line,
  billedDays: billedDays && [...billedDays],
});
