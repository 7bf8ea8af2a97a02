import { integer, jsonb, pgSchema, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { JobState } from "./labels";
import type { JobName } from "./queues";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** As pg-boss keeps them; only it writes here. */
export const jobTable = pgSchema("pgboss").table("job", {
  id: uuid("id").notNull(),
  name: text("name").$type<JobName>().notNull(),
  key: text("singleton_key"),
  state: text("state").$type<JobState>().notNull(),
  retries: integer("retry_count").notNull(),
  retryLimit: integer("retry_limit").notNull(),
  startAfter: instant("start_after").notNull(),
  createdAt: instant("created_on").notNull(),
  endedAt: instant("completed_on"),
  output: jsonb("output").$type<{ message?: string; missing?: number }>(),
});
