import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { among } from "@/db/among";

export type IdsOrAll = readonly number[] | "all";

export const amongOrAll = (column: PgColumn, ids: IdsOrAll): SQL | undefined =>
  ids === "all" ? undefined : among(column, ids);
