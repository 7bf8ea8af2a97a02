import { execFile } from "node:child_process";
import { promisify } from "node:util";

type Ran = { isWell: boolean; printed: string; said: string };

const textOf = (of: unknown, name: string) => String(Reflect.get(Object(of), name) ?? "").trim();

/** Node.js in a process of its own. @param timeout milliseconds, none by default */
export const runAside = (words: readonly string[], timeout = 0): Promise<Ran> =>
  promisify(execFile)(process.execPath, words, {
    cwd: process.cwd(),
    timeout,
    maxBuffer: 2 ** 24,
  }).then(
    (ended) => ({ isWell: true, printed: textOf(ended, "stdout"), said: textOf(ended, "stderr") }),
    (thrown) => ({
      isWell: false,
      printed: textOf(thrown, "stdout"),
      said: textOf(thrown, "stderr"),
    }),
  );

/** With the first line of what it said; the log has the rest. */
export const brokenOff = ({ said }: Ran, otherwise: string): Error =>
  new Error(said.split("\n")[0] || otherwise, { cause: said });
