import { join } from "node:path";
import { env } from "../kernel/env";
import { brokenOff, runAside } from "./run-aside";

const command =
  env.NODE_ENV === "production"
    ? [join(process.cwd(), ".next", "commands", "write-backup.mjs")]
    : ["--import", "tsx", join(process.cwd(), "scripts", "write-backup.ts")];

const lacking = /lacks (\d+) files/;

/** It ends with 1, too, when the copy is whole and the store lacks what records name. */
export async function writeCopy(path: string): Promise<number> {
  const ran = await runAside([...command, path]);
  if (ran.isWell) return 0;
  const [, missing] = lacking.exec(ran.said) ?? [];
  if (!missing) throw brokenOff(ran, "The copy was broken off.");
  return Number(missing);
}
