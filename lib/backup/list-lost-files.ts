import type { Sql } from "postgres";
import { listNamedFiles } from "./list-named-files";
import { fileName, type Manifest } from "./manifest";

/** Keys that records name, that the archive has not, and that were not missing already when it was written. */
export async function listLostFiles(sql: Sql, { entries, missing }: Manifest): Promise<string[]> {
  const known = new Set([...entries.map(({ name }) => name), ...missing.map(fileName)]);
  const named = await sql.begin((sql) => listNamedFiles(sql));
  return named.map(({ key }) => key).filter((key) => !known.has(fileName(key)));
}
