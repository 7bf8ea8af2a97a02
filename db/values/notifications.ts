export const notificationKinds = [
  "SCAN_READ",
  "SCAN_FAILED",
  "SCAN_BROKEN_OFF",
  "REPORT_SENT",
  "REPORT_FAILED",
  "PAPER_ENDING",
  "VISITS_LATE",
  "EVENT_ASKED",
  "ROUTE_PUBLISHED",
  "SHEET_TO_APPROVE",
  "SHEET_APPROVED",
  "SHEET_TAKEN_BACK",
] as const;

/** In the bell, there and by mail, or not at all. */
export const notificationWays = ["BELL", "MAIL", "NONE"] as const;
