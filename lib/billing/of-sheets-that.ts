import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { worksheets } from "@/db/schema";

/** Of a record, by the column that names its sheet. */
export const ofSheetsThat = (worksheetId: PgColumn, condition: SQL): SQL =>
  sql`${worksheetId} = any(array(select ${worksheets.id} from ${worksheets} where ${condition}))`;
