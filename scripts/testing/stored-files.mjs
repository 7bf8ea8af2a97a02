import { existsSync, readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

/** The files of a data folder, which may come and go while they are looked at. @param {string} dataDir */
export function storedFiles(dataDir) {
  const stored = join(dataDir, "files");
  const incoming = join(dataDir, "incoming");

  /** Every object the store holds. */
  function objects() {
    if (!existsSync(stored)) return [];
    return readdirSync(stored, { recursive: true, encoding: "utf8" }).filter(
      (name) =>
        statSync(join(stored, name), { throwIfNoEntry: false })?.isFile() &&
        !name.startsWith("health"),
    );
  }

  /** The uploads that are not whole yet. */
  const arriving = () => (existsSync(incoming) ? readdirSync(incoming) : []);

  /** Everything looks as if it had been there for two hours, while no app runs. */
  function ageEverything() {
    const before = new Date(Date.now() - 7_200_000);
    for (const name of objects()) utimesSync(join(stored, name), before, before);
    for (const name of arriving()) utimesSync(join(incoming, name), before, before);
  }

  return { objects, arriving, ageEverything };
}
