import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { partners, projects } from "@/db/schema";
import { holds } from "@/db/search";

/** The project's site or its client; one condition over both tables would be served by no index. */
export const projectHolds = (word: string): SQL => sql`(${holds([projects.location], word)}
  or ${projects.partnerId} = any(array(
    select ${partners.id} from ${partners} where ${holds([partners.name], word)})))`;

/** Of a record, by the column that names its project. */
export const ofProjectsThatHold = (
  projectId: PgColumn,
  word: string,
): SQL => sql`${projectId} = any(array(
  select ${projects.id} from ${projects} where ${projectHolds(word)}))`;
