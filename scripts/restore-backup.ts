import { resolve } from "node:path";
import { database } from "@/db/client";
import { BackupRefused } from "@/lib/backup/damaged";
import { restoreBackup } from "@/lib/backup/restore-backup";
import { adoptStore } from "@/lib/installation/adopt-store";
import { plainContext } from "@/lib/kernel/context";
import { directDatabaseUrl, env } from "@/lib/kernel/env";
import { runCommand } from "./command";

async function restore(name: string | undefined) {
  if (!name) throw new BackupRefused("Say from where: npm run restore -- FILE");
  const path = resolve(process.env.INIT_CWD ?? ".", name);
  const [url, passphrase] = [directDatabaseUrl(), env.BACKUP_PASSPHRASE];
  const { tables, madeAt, missing } = await restoreBackup({ url, path, passphrase });
  const now = new Date();
  await adoptStore(plainContext({ db: database(), now, timeZone: "America/Guayaquil" }));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored as of ${madeAt}: ${tables.length} tables, ${rows} rows, every file whole.`);
  if (missing.length > 0)
    console.error(`${missing.length} files were missing already when the backup was made.`);
}

await runCommand(() => restore(process.argv[2]));
