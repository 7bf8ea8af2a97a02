import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** Next.js keeps in its build the key that it was made with. */
const manifest = join(root, ".next", "server", "server-reference-manifest.json");
const named = join(root, ".next", "deployment");

/** @returns {string | undefined} */
const keptKey = () =>
  existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).encryptionKey : undefined;

/**
 * By the key actions of pages are named and sealed, so pages that are open when a next build starts go on. A build of the
 * same sources with another key is another one.
 * @param {{ sources: string, given?: string | undefined, kept?: string | undefined }} from
 */
export function identityOf({ sources, given, kept }) {
  const key = given || kept || randomBytes(32).toString("base64");
  const digest = createHash("sha256").update(`${sources} ${key}`).digest("hex");
  return { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key, NEXT_DEPLOYMENT_ID: digest.slice(0, 12) };
}

/** Of the build that is about to replace this one. @param {string} sources */
export const nextIdentity = (sources) =>
  identityOf({ sources, given: process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, kept: keptKey() });

/** @param {{ NEXT_DEPLOYMENT_ID: string }} identity */
export const keepIdentity = ({ NEXT_DEPLOYMENT_ID }) => writeFileSync(named, NEXT_DEPLOYMENT_ID);

/** Wherever the build was copied to, it is the same one. */
export function takeIdentity() {
  delete process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY;
  process.env.NEXT_DEPLOYMENT_ID = readFileSync(named, "utf8");
}
