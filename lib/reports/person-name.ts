import { type SQL, sql } from "drizzle-orm";
import { staff } from "@/db/schema";

/** As lists of technicians write it; null where nobody was joined. */
export const staffName: SQL = sql`${staff.lastName} || ' ' || ${staff.firstName}`;
