/** Kinds of records whose files are packed together. */
export const packedModels = [
  "custody_chain",
  "sheet_project",
  "shipping_guide",
  "maintenance_sheet",
  "technical",
  "vehicle",
  "resource_item",
] as const;

export type PackedModel = (typeof packedModels)[number];
