import { listCopies } from "@/lib/backup/copies";
import { BackupRefused } from "@/lib/backup/damaged";
import { drillBackup } from "@/lib/backup/drill-backup";
import type { Difference } from "@/lib/backup/drill-result";
import { env } from "@/lib/kernel/env";
import { runCommand } from "./command";

const said: Record<Difference["kind"], (name: string) => string> = {
  part: (name) => `damaged: ${name}`,
  file: (name) => `a record names the file ${name}, which is not in it`,
  total: (name) => `the amounts of the work sheet ${name} are not those of its lines`,
  answer: (name) => `the answer ${name} is another`,
};

async function findNewest(): Promise<string> {
  if (!env.BACKUP_DIR) throw new BackupRefused("Say of which: npm run backup:drill -- FILE");
  const [newest] = await listCopies(env.BACKUP_DIR);
  if (!newest) throw new BackupRefused(`There is no backup in ${env.BACKUP_DIR} yet.`);
  return newest.path;
}

/** Into the database of DATABASE_URL, which is empty and thrown away afterwards. */
async function drill(named: string, isForJob: boolean) {
  const path = named || (await findNewest());
  const [url, passphrase] = [env.DATABASE_URL ?? "", env.BACKUP_PASSPHRASE];
  const result = await drillBackup({ url, path, passphrase });
  if (isForJob) return console.log(JSON.stringify(result));
  const { copy, seconds, rows, answers, found, differences } = result;
  console.log(`${copy}: restored in ${seconds} s, ${rows} rows, ${answers} answers compared.`);
  for (const { kind, name } of differences) console.error(`  ${said[kind](name)}`);
  if (found > differences.length) console.error(`  and ${found - differences.length} more`);
  if (found > 0) process.exitCode = 1;
}

const [path = "", form] = process.argv.slice(2);
await runCommand(() => drill(path, form === "--json"));
