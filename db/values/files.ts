export const attachableModels = [
  "technical",
  "vaccination_record",
  "pass_technical",
  "certification_vehicle",
  "pass_vehicle",
  "vehicle",
  "custody_chain",
  "sheet_project",
  "shipping_guide",
  "resource_item",
  "maintenance_sheet",
] as const;

/** Whatever holds files: the documented models, a person's picture, the company's logo. */
export const attachedModels = [...attachableModels, "user", "settings"] as const;

export const scanStatuses = [
  "READING",
  "REVIEW",
  "SAVING",
  "SAVED",
  "CANCELLED",
  "FAILED",
] as const;

/** What the reading of a scanned page found; only MATCHED pages are saved. */
export const scanPageStates = [
  "MATCHED",
  "BLANK",
  "NO_CODE",
  "UNKNOWN",
  "OTHER_PROJECT",
  "OTHER_COMPANY",
  "FORGED",
  "LOCKED",
  "HAS_FILE",
  "DUPLICATE",
] as const;

/** Why stored files are left as they are: another's store, no pair yet, too many nameless files, or nothing but those. */
export const storeTroubles = ["foreign", "unpaired", "too_many", "unnamed"] as const;
