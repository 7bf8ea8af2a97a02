import type { Sql } from "postgres";
import { findMark } from "../installation/mark";
import type { FileStore } from "../storage/store";
import { isThere } from "./backed-tables";
import { BackupRefused } from "./damaged";
import type { Manifest } from "./manifest";

/** Throws `BackupRefused` when the store is neither this database's nor that of the backup. */
export async function assertOwnStore(sql: Sql, store: FileStore, { installation }: Manifest) {
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
