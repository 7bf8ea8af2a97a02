export const mailKinds = ["PASSWORD_LINK", "DIGEST", "REPORT", "NOTIFICATIONS", "ROUTE"] as const;

/** HELD: nobody sends it, since the service was not told of a mail server. */
export const mailStates = ["QUEUED", "SENT", "FAILED", "HELD"] as const;
