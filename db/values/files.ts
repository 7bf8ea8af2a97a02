/** The documented registry. */
export const registeredModels = [
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

export const attachableModels = [...registeredModels, "compliance_override"] as const;

/** With a person's picture and the company's logo. */
export const attachedModels = [...attachableModels, "user", "settings"] as const;

export const scanStatuses = [
  "READING",
  "REVIEW",
  "SAVING",
  "SAVED",
  "CANCELLED",
  "FAILED",
] as const;

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

/** What is wrong with stored bytes: other ones, or none. */
export const fileDamages = ["CHANGED", "MISSING"] as const;

/** Why stored files are not swept: another's store, no pair yet, too many orphans, or nothing but orphans. */
export const storeTroubles = ["foreign", "unpaired", "too_many", "unnamed"] as const;
