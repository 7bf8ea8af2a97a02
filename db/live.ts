import { and, isNull, not, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

type Deletable = { isDeleted: PgColumn };

/** Condition: the record is not deleted; it may be switched off. */
export const undeleted = ({ isDeleted }: Deletable): SQL => not(isDeleted);

/** Condition: the record is neither switched off nor deleted. */
export const live = ({ isActive, isDeleted }: Deletable & { isActive: PgColumn }): SQL =>
  and(isActive, not(isDeleted)) as SQL;

/** Condition: the file is not in the recycle bin. */
export const unremoved = ({ removedAt }: { removedAt: PgColumn }): SQL => isNull(removedAt);
