import { migrateDatabase } from "@/db/migrate";
import { installQueues } from "@/lib/jobs/install-queues";
import { env } from "@/lib/kernel/env";

if (!env.DATABASE_URL) throw new Error("Set DATABASE_URL to the database to migrate.");
await migrateDatabase(env.DATABASE_URL);
await installQueues(env.DATABASE_URL);
