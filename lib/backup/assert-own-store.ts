import type { Sql } from "postgres";
import { findStoreIdentity } from "../installation/store-identity";
import type { FileStore } from "../storage/store";
import { isThere } from "./backed-tables";
import { BackupRefused } from "./damaged";
import type { Manifest } from "./manifest";

/** Throws `BackupRefused` when the store is neither this database's nor that of the backup. */
export async function assertOwnStore(sql: Sql, store: FileStore, { installation }: Manifest) {
  const identity = await findStoreIdentity(store);
  if (!identity || identity.installation === installation) return;
  const [own] = (await isThere(sql, "installation"))
    ? await sql`select installation_id as id from installation`
    : [];
  if (own?.id !== identity.installation)
    throw new BackupRefused(
      `The store belongs to another installation (${identity.installation}): give another DATA_DIR, or another prefix in STORAGE_URL.`,
    );
}
