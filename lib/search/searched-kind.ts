import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { partners, projects } from "@/db/schema";
import { foldedInPlace } from "@/db/search";
import type { HitType } from "./hit";

type Expression = PgColumn | SQL;
type Likeness = (pattern: SQL) => SQL;

export type SearchedKind = {
  type: HitType;
  from: SQL;
  where?: SQL | undefined;
  id: Expression;
  projectId?: Expression;
  label: Expression;
  detail: Expression;
  foldedLabel: SQL;
  /** The label is like this, by an index; others may be so, too. */
  isLabelLike?: Likeness;
  /** What the record itself says is like this, row by row. */
  isLike: Likeness;
  /** {@link isLike} by an index. */
  isFound?: Likeness;
  /** Words may also stand in the client's name or the site of the project that this names. */
  at?: PgColumn;
};

/** {@link SearchedKind.isLike} of the words that stand in these texts. */
export const inTexts =
  (...texts: Expression[]): Likeness =>
  (pattern) =>
    sql`${foldedInPlace(texts)} like (select ${pattern})`;

/** Key by key: a join would read all clients for each hit. */
export const placeOf = (projectId: Expression): SQL => sql`(
  select (select ${partners.name} from ${partners} where ${partners.id} = ${projects.partnerId})
    || ' · ' || ${projects.location} from ${projects} where ${projects.id} = ${projectId})`;
