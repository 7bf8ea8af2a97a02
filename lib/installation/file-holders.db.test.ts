import { getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { fileHolders } from "./file-holders";

/** Columns with a name like a stored file's, that hold none, or only where another one does. */
const others = [
  "file_checks.storage_key",
  "idempotency_keys.key",
  "mails.key",
  "notifications.key",
];

test("every column that names stored files is known to whoever sweeps and copies them", async () => {
  const columns = await database().execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'ARRAY', 'jsonb', 'bytea')
      and column_name ~ '(^|_)(keys?|paths?|blobs?|bytes|stored?|storage|objects?|pictures?|photos?|images?|scans?|files?|urls?|uris?)$'
    order by 1`);
  const known = fileHolders.map(({ table }) => `${getTableName(table)}.${table.storageKey.name}`);
  expect(columns.map(({ name }) => name)).toEqual([...known, ...others].sort());
});
