import { migrateDatabase } from "@/db/migrate";
import { installQueues } from "@/lib/jobs/install-queues";
import { directDatabaseUrl } from "@/lib/kernel/env";

/** Tables and queues as this version wants them. Several processes may do it at once. */
export async function prepareDatabase(): Promise<void> {
  await migrateDatabase(directDatabaseUrl());
  await installQueues(directDatabaseUrl());
}
