import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, oneOfCheck } from "../columns";
import { storeTroubles } from "../values";

export const installation = pgTable(
  "installation",
  {
    id: integer("id").primaryKey().default(1),
    uuid: uuid("installation_id").notNull().defaultRandom(),
    /** The pair with the store; null until it is made. */
    server: text("server_identifier"),
    database: text("database_oid"),
    /** A process sweeps until then. */
    sweepingUntil: instant("sweeping_until"),
    /** When requests last came through a proxy that TRUST_PROXY does not count. */
    proxySeenAt: instant("proxy_seen_at"),
    trouble: text("store_trouble", { enum: storeTroubles }),
    /** Of the trouble: files that would be set aside, and files in all. */
    orphans: integer("orphans").notNull().default(0),
    stored: integer("stored").notNull().default(0),
    /** Seals the codes on printed papers: never changed, never shown. */
    codeSecret: text("code_secret")
      .notNull()
      .default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
    /** Seals kept answers and second-factor secrets, alike in every process. */
    answerSecret: text("answer_secret")
      .notNull()
      .default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
    /** Papers of earlier chains have codes without a seal. */
    codesSince: instant("codes_since").notNull().defaultNow(),
  },
  (t) => [
    check("installation_single_row_check", sql`${t.id} = 1`),
    oneOfCheck("installation_store_trouble_check", t.trouble, storeTroubles),
  ],
);
