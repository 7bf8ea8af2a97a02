import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { live } from "./live";
import { projects, worksheets } from "./schema";

const otherProjects = sql`select ${projects.id} from ${projects} where not (${live(projects)})`;

/** Of a record, by the column that names its project. Few projects are not live: no record is joined with its own. */
export const ofLiveProjects = (projectId: PgColumn): SQL =>
  sql`${projectId} not in (${otherProjects})`;

/** By the column that names the record's sheet. */
export const ofLiveSheets = (worksheetId: PgColumn): SQL => sql`${worksheetId} not in (
  select ${worksheets.id} from ${worksheets} where ${worksheets.isDeleted}
  union all
  select ${worksheets.id} from ${worksheets} where ${worksheets.projectId} = any(array(${otherProjects})))`;
