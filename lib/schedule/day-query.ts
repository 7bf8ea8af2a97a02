import { type SQL, sql } from "drizzle-orm";
import type { Day } from "../values/dates";
import type { ServiceQuery } from "./queries";

export const dateOf = (day: Day): SQL => sql`${day}::date`;

export type DayQuery = Omit<ServiceQuery, "from" | "to"> & {
  day: Day;
  /** Somebody's are recorded ones only. */
  staffId?: number | undefined;
};
