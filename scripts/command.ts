import { closeDatabase } from "@/db/client";
import { isBackupRefused, isDamagedBackup } from "@/lib/backup/damaged";
import { env } from "@/lib/kernel/env";
import { databaseFault } from "./database-fault";

/** A sentence where the operator can do something about it; any other error whole. */
function complain(thrown: unknown) {
  const isSaid = isBackupRefused(thrown) || isDamagedBackup(thrown);
  const addresses = [env.DATABASE_DIRECT_URL ?? [], env.DATABASE_URL ?? []].flat();
  console.error(isSaid ? thrown.message : (databaseFault(thrown, addresses) ?? thrown));
}

/** What a command does; its connections end with it. */
export async function runCommand(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (thrown) {
    complain(thrown);
    process.exitCode = 1;
  } finally {
    await closeDatabase();
  }
}
