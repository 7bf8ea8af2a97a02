import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { bears } from "../lib/values/marks.mjs";
import { lifeOf } from "./processes.mjs";

const mark = Symbol.for("faena.alreadyOwned");

/** Another living process holds what this one wants. */
export class AlreadyOwned extends Error {
  [mark] = true;

  /** @param {{ pid: number, life: string, address?: string }} owner */
  constructor(owner) {
    super(`Held by process ${owner.pid}`);
    this.owner = owner;
  }
}

/** @param {unknown} thrown @returns {thrown is AlreadyOwned} */
export const isAlreadyOwned = (thrown) => bears(thrown, mark);

/** @param {string} file */
function readOwner(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Removes the claim of a dead owner, and puts it back if a living one took it in between. @param {string} file */
function removeDeadClaim(file) {
  const aside = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const owner = readOwner(aside);
  if (owner && lifeOf(owner.pid) === owner.life) linkSync(aside, file);
  rmSync(aside, { force: true });
}

/**
 * Held until this process dies or releases it. Throws {@link AlreadyOwned} while another living process holds it; a
 * killed one's claim is taken over. @param {string} file
 * @param {Record<string, unknown>} [details] what others may read about the owner
 */
export function claim(file, details = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ ...details, pid: process.pid, life: lifeOf(process.pid) }));
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        linkSync(mine, file);
        break;
      } catch (error) {
        const owner = readOwner(file);
        if (owner && lifeOf(owner.pid) === owner.life) throw new AlreadyOwned(owner);
        if (attempt === 10) throw error;
        removeDeadClaim(file);
      }
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return { release: () => rmSync(file, { force: true }) };
}
