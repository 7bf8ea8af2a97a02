import type { Sql } from "postgres";
import { fileKeys } from "../installation/count-named";
import { findMark } from "../installation/mark";
import type { FileStore } from "../storage/store";
import { isThere } from "./backed-tables";
import { BackupRefused } from "./damaged";
import { keyOf, type Manifest } from "./manifest";

/** Throws `BackupRefused` when the store is neither this database's nor that of the backup. */
async function assertOwnStore(sql: Sql, store: FileStore, { installation }: Manifest) {
  const mark = await findMark(store);
  if (!mark || mark.installation === installation) return;
  const [own] = (await isThere(sql, "installation"))
    ? await sql`select installation_id as id from installation`
    : [];
  if (own?.id !== mark.installation)
    throw new BackupRefused(
      `The store belongs to another installation (${mark.installation}): give another DATA_DIR, or another prefix in STORAGE_URL.`,
    );
}

/** Throws `BackupRefused` for a file that the backup does not have; files of a broken-off restore are overwritten. */
export async function assertNoFiles(sql: Sql, store: FileStore, manifest: Manifest): Promise<void> {
  await assertOwnStore(sql, store, manifest);
  const expected = new Set(manifest.entries.map(({ name }) => keyOf(name)));
  for await (const keys of fileKeys(store)) {
    // biome-ignore lint/plugin: each lot is looked through once
    const strange = keys.find((key) => !expected.has(key));
    if (strange)
      throw new BackupRefused(
        `A backup is restored into an empty installation only, and the store holds the file ${strange}. Give another DATA_DIR, or another prefix in STORAGE_URL.`,
      );
  }
}
