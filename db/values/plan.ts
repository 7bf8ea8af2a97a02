export const claimKinds = ["ASSIGNMENT", "RESERVATION", "BLOCK"] as const;

export const blockKinds = ["REPAIR", "INSPECTION", "TRANSIT", "OTHER"] as const;

/** A client waits for what is promised or asked; the statuses that are not over. */
export const awaitedReservationStatuses = ["DRAFT", "HELD", "CONFIRMED"] as const;

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

/** What is wrong with a promise, or with the return of a unit. */
export const conflictKinds = ["STILL_OUT", "YIELDED", "UNFIT", "OVERDUE"] as const;

export const conflictWays = ["EXCHANGE", "SWAP", "REPAIR", "RETURN"] as const;
