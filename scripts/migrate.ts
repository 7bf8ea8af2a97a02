import { env } from "@/lib/kernel/env";
import { runCommand } from "./command";
import { prepareDatabase } from "./prepare-database";

if (!env.DATABASE_URL) throw new Error("Set DATABASE_URL to the database to migrate.");
await runCommand(prepareDatabase);
