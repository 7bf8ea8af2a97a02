import { sql } from "drizzle-orm";
import type { Db as JobsDatabase } from "pg-boss";
import type { Db } from "@/db/client";

/** Our driver takes neither instants nor objects. */
function written(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(written);
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

/** Statements of the queues, inside the transaction that `open` gives. */
export function jobsIn(open: () => Pick<Db, "execute">): JobsDatabase {
  return {
    executeSql: async (text, values = []) => {
      const { fromDrizzle } = await import("pg-boss");
      return fromDrizzle(open(), sql).executeSql(text, values.map(written));
    },
  };
}
