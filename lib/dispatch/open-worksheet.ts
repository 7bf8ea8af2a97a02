import { sql } from "drizzle-orm";
import { constant } from "@/db/constant";
import { undeleted } from "@/db/live";
import { assignments, worksheets } from "@/db/schema";
import { openStatus } from "../states/worksheet";

/** Where the paper of the day goes: the open sheet whose period holds it, else the newest open one. */
export const openWorksheetId = (day: string) => sql<number | null>`(
  select ${worksheets.id} from ${worksheets}
  where ${worksheets.projectId} = ${assignments.projectId} and ${undeleted(worksheets)}
    and ${worksheets.status} = ${constant(openStatus)} and not ${worksheets.isClosed}
  order by (${day}::date between ${worksheets.periodStart} and ${worksheets.periodEnd}) desc, ${worksheets.id} desc
  limit 1)`;
