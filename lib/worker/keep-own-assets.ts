import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "../kernel/env";
import { keepAssets } from "../storage/build-assets";

/** Made by `scripts/build-static.mjs`. */
const pack = join(process.cwd(), ".next", "static.zip");
/** Milliseconds that a store that does not answer holds up a start; the next sweep tries again. */
const patience = 3_000;

/**
 * Before the first page of this build leaves: its scripts may be asked of an instance of another build. Without a build
 * nothing is kept.
 */
export async function keepOwnAssets(): Promise<void> {
  const build = env.NEXT_DEPLOYMENT_ID;
  if (!build) return;
  // biome-ignore lint/suspicious/noConsole: nobody else hears of it
  const kept = keepAssets(build, pack).catch(console.error);
  await Promise.race([kept, pause(patience, undefined, { ref: false })]);
}
