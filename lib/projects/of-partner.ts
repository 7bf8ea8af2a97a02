import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { projects } from "@/db/schema";

/** Of a record, by the column that names its project. */
export const ofProjectsOfPartner = (projectId: PgColumn, partnerId: number): SQL =>
  sql`${projectId} = any(array(
    select ${projects.id} from ${projects} where ${projects.partnerId} = ${partnerId}))`;
