import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** In whatever case it was written, there or here. */
export const ofEmail = ({ email }: { email: PgColumn }, address: string): SQL =>
  eq(sql`lower(${email})`, address.toLowerCase());
