import { findDatabaseError, troubleOf } from "@/db/trouble";

const refusedUser = new Set(["28000", "28P01"]);
const noSuchDatabase = "3D000";

/**
 * What the operator reads of a database that lets nobody in, without its password; null for any other error. With a
 * pooler it has two addresses, and an error does not say by which of them it came.
 */
export function databaseFault(thrown: unknown, addresses: readonly string[]): string | null {
  const code = findDatabaseError(thrown)?.code;
  const urls = addresses.flatMap((address) => URL.parse(address) ?? []);
  const [url] = urls;
  if (!code || !url) return null;
  const { username, pathname } = url;
  const host = [...new Set(urls.map(({ host }) => host))].join(" or ");
  if (refusedUser.has(code))
    return `The database at ${host} refuses the user ${username} (${code}).`;
  if (code === noSuchDatabase)
    return `The database at ${host} has none of the name ${pathname.slice(1)}: create it first.`;
  return troubleOf(thrown) === "away" ? `The database at ${host} does not answer (${code}).` : null;
}
