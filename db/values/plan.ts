export const claimKinds = ["ASSIGNMENT", "RESERVATION", "BLOCK"] as const;

export const blockKinds = ["REPAIR", "INSPECTION", "TRANSIT", "OTHER"] as const;

export const reservationStatuses = [
  "DRAFT",
  "HELD",
  "CONFIRMED",
  "CONVERTED",
  "EXPIRED",
  "CANCELLED",
] as const;

/** Whether a promise keeps a unit from assignments: of others than its client, or of nobody. */
export const reservationGuards = ["CONFIRMED", "NEVER"] as const;
