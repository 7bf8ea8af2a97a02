export const reportFormats = ["csv", "xlsx", "pdf"] as const;

export const reportRhythms = ["DAILY", "WEEKLY", "MONTHLY"] as const;

/** Spans of days that are named from a day. */
export const namedSpans = [
  "TODAY",
  "YESTERDAY",
  "THIS_WEEK",
  "LAST_WEEK",
  "THIS_MONTH",
  "LAST_MONTH",
  "THIS_YEAR",
] as const;
