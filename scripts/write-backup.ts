import { rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { unfinished } from "@/lib/backup/archive-writer";
import { BackupRefused } from "@/lib/backup/damaged";
import { writeBackup } from "@/lib/backup/write-backup";
import { env } from "@/lib/kernel/env";
import { runCommand } from "./command";

async function backUp(path: string) {
  const [url, passphrase] = [env.DATABASE_URL ?? "", env.BACKUP_PASSPHRASE];
  const { tables, entries, missing } = await writeBackup({ url, path, passphrase });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = entries.filter(({ name }) => name.startsWith("files/")).length;
  const megabytes = (statSync(path).size / 1_048_576).toFixed(1);
  console.log(
    `${path}: ${tables.length} tables, ${rows} rows, ${files} files, ${megabytes} MB${passphrase ? ", encrypted" : ""}.`,
  );
  if (missing.length === 0) return;
  console.error(`The store lacks ${missing.length} files that records name:`);
  for (const key of missing) console.error(`  ${key}`);
  process.exitCode = 1;
}

const [name] = process.argv.slice(2);
const path = resolve(process.env.INIT_CWD ?? ".", name ?? "");
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    rmSync(unfinished(path), { force: true });
    process.exit(1);
  });
await runCommand(async () => {
  if (!name) throw new BackupRefused("Say where to: npm run backup -- FILE");
  await backUp(path);
});
