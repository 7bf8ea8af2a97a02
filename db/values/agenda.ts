export const guideTypes = ["EXIT", "IN", "TRANSFER"] as const;

export const guideStatuses = ["DRAFT", "CLOSED", "VOID"] as const;

export const transportReasons = ["USE_IN_PROJECT", "RENT", "DEVOLUTION", "SALE"] as const;

export const eventTypes = [
  "MAINTENANCE",
  "INSTALLATION",
  "REMOVAL",
  "INSPECTION",
  "OTHER",
] as const;

export const eventPriorities = ["LOW", "MEDIUM", "HIGH", "URGENT"] as const;

export const eventStatuses = ["SCHEDULED", "IN_PROGRESS", "COMPLETED", "CANCELLED"] as const;

export const visitStatuses = ["DONE", "SKIPPED", "MOVED"] as const;
