import type { Sql } from "postgres";
import { fileKeys } from "../installation/count-files";
import type { FileStore } from "../storage/store";
import { assertOwnStore } from "./assert-own-store";
import { BackupRefused } from "./damaged";
import { keyOf, type Manifest } from "./manifest";

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
