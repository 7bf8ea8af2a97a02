import { type SQL, sql } from "drizzle-orm";

export const yesOrNoLabels = { yes: "Sí", no: "No" };

/** A dimension's code of a condition that is never null. */
export const yesOrNo = (condition: SQL): SQL =>
  sql`case when ${condition} then 'yes' else 'no' end`;
