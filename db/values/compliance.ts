export const ruleSubjects = ["TECHNICAL", "VEHICLE", "EQUIPMENT"] as const;

/** In the order of screens: of technicians, of vehicles, of both, of units. */
export const requirements = [
  "LICENSE",
  "DEFENSIVE_DRIVING",
  "MAE",
  "MEDICAL",
  "QUEST",
  "IESS",
  "LIFE_POLICY",
  "VACCINE",
  "OPERATION_CERTIFICATE",
  "REGISTRATION",
  "MTOP",
  "TECHNICAL_REVIEW",
  "INSURANCE",
  "SATELLITE",
  "CERTIFICATION",
  "STATUS",
  "PASS",
  "CONDITION",
  "CHECKLIST",
  "MAINTENANCE",
] as const;

/** The strictest first. */
export const ruleLevels = ["BLOCK", "WARN", "IGNORE"] as const;

/** What the gate is asked for. */
export const gateActs = ["ROUTE", "CHAIN", "GUIDE", "RESERVATION", "EVENT"] as const;

/** The best first. */
export const gateVerdicts = ["FIT", "WARN", "BLOCK"] as const;

/** Nothing is known of it; over on the first day; it ends during the work. */
export const gateStates = ["MISSING", "OVER", "ENDS"] as const;
