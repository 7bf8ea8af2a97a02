import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isAmong } from "@/db/among";

export type IdsOrAll = readonly number[] | "all";

export const isAmongOrAll = (column: PgColumn, ids: IdsOrAll): SQL | undefined =>
  ids === "all" ? undefined : isAmong(column, ids);
