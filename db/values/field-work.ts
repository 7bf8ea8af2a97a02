export const wasteTypes = [
  "AGUAS NEGRAS",
  "AGUAS GRISES",
  "AGUA LIMPIA",
  "LODOS",
  "RIPIOS",
  "OTROS",
] as const;

export const volumeUnits = ["GALLONS", "BARRELS", "CUBIC_METERS"] as const;

export const chainStatuses = ["DRAFT", "COMPLETED", "CANCELLED"] as const;

export const maintenanceTypes = ["PREVENTIVO", "CORRECTIVO"] as const;

export const maintenanceStatuses = ["IN_PROGRESS", "COMPLETED", "APPROVED"] as const;
