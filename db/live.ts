import { and, isNull, not, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

type Deletable = { isDeleted: PgColumn };

/** Not deleted; it may be switched off. */
export const undeleted = ({ isDeleted }: Deletable): SQL => not(isDeleted);

/** Neither switched off nor deleted. */
export const live = ({ isActive, isDeleted }: Deletable & { isActive: PgColumn }): SQL =>
  and(isActive, not(isDeleted)) as SQL;

/** Not in the recycle bin. */
export const unremoved = ({ removedAt }: { removedAt: PgColumn }): SQL => isNull(removedAt);
