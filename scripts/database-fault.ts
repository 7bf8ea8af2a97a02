import { findDatabaseError, troubleOf } from "@/db/trouble";

const refusedUser = new Set(["28000", "28P01"]);
const noSuchDatabase = "3D000";

/** What the operator reads of a database that lets nobody in, without its password; null for any other error. */
export function databaseFault(thrown: unknown, address: string): string | null {
  const code = findDatabaseError(thrown)?.code;
  if (!code || !URL.canParse(address)) return null;
  const { host, username, pathname } = new URL(address);
  if (refusedUser.has(code))
    return `The database at ${host} refuses the user ${username} (${code}).`;
  if (code === noSuchDatabase)
    return `The database at ${host} has none of the name ${pathname.slice(1)}: create it first.`;
  return troubleOf(thrown) === "away" ? `The database at ${host} does not answer (${code}).` : null;
}
