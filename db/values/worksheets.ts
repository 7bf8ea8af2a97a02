export const worksheetStatuses = ["IN_PROGRESS", "LIQUIDATED", "INVOICED", "CANCELLED"] as const;

export const lineKinds = [
  "RENT",
  "SERVICE",
  "MAINTENANCE",
  "TRANSPORT",
  "STOWAGE",
  "MANUAL",
] as const;

/** What a person may set by hand; a refresh keeps it. */
export const lineFields = [
  "date",
  "description",
  "quantity",
  "unitPrice",
  "referenceDocument",
  "billedDays",
] as const;
