import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { live } from "@/db/live";
import { partners, projects } from "@/db/schema";
import type { HitType } from "./hit";

type Expression = PgColumn | SQL;

export type SearchedKind = {
  type: HitType;
  from: SQL;
  where: SQL | undefined;
  id: PgColumn;
  projectId?: PgColumn;
  label: Expression;
  detail: Expression;
  columns: Expression[];
  /** An index holds the text of the columns. */
  isIndexed: boolean;
};

export const clientAndPlace = sql`${partners.name} || ' · ' || ${projects.location}`;
export const liveProject = live(projects);

export const placeOf = (projectId: PgColumn) => sql`
  join ${projects} on ${eq(projects.id, projectId)}
  join ${partners} on ${eq(partners.id, projects.partnerId)}`;
