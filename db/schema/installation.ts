import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, oneOfCheck } from "../columns";
import { storeTroubles } from "../values";

/** This installation among others, the database server and store it was last seen with, and what its last sweep met. */
export const installation = pgTable(
  "installation",
  {
    id: integer("id").primaryKey().default(1),
    uuid: uuid("installation_id").notNull().defaultRandom(),
    /** The pair with the store; null until it is made. */
    server: text("server_identifier"),
    database: text("database_oid"),
    /** Somebody sweeps until then. */
    sweepingUntil: instant("sweeping_until"),
    /** When requests last came through a proxy that the service was not told of. */
    proxySeenAt: instant("proxy_seen_at"),
    trouble: text("store_trouble", { enum: storeTroubles }),
    /** Of the trouble: files that would be set aside, and files there are. */
    orphans: integer("orphans").notNull().default(0),
    stored: integer("stored").notNull().default(0),
    /** What the codes on printed papers are sealed with: never changed, never shown. */
    codeSecret: text("code_secret")
      .notNull()
      .default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
    /** What the answers kept for a repeated request and the secrets of second factors are sealed with, by every process alike. */
    answerSecret: text("answer_secret")
      .notNull()
      .default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
    /** Papers of chains made before carry codes without a seal. */
    codesSince: instant("codes_since").notNull().defaultNow(),
  },
  (t) => [
    check("installation_single_row_check", sql`${t.id} = 1`),
    oneOfCheck("installation_store_trouble_check", t.trouble, storeTroubles),
  ],
);
