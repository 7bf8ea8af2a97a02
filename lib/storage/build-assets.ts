import { readFile } from "node:fs/promises";
import { type Unzipped, unzipSync } from "fflate";
import { fileStore } from "./file-store";

const folder = "builds";
const keyOf = (build: string) => `${folder}/${build}.zip`;
const buildOf = (key: string) => key.slice(folder.length + 1, -".zip".length);

/** A script or style of a page. */
export type BuildAsset = { bytes: Uint8Array<ArrayBuffer>; isGzipped: boolean };

/** Each takes some 4 MB of memory: during an upgrade one is asked for. */
const heldBuilds = 2;
/** Milliseconds that the list of builds holds: names that anybody makes up ask the store no oftener. */
const listHolds = 2_000;

/** What the build made for browsers, so that other instances and later builds can answer for it. */
export async function keepAssets(build: string, pack: string): Promise<void> {
  const store = fileStore();
  if (!(await store.has(keyOf(build)))) await store.write(keyOf(build), await readFile(pack));
}

/** Builds kept before the time; the one that is named stays. */
export async function forgetAssets(before: Date, except: string | undefined): Promise<void> {
  const store = fileStore();
  for await (const keys of store.keys(folder)) {
    for (const key of keys) {
      if (buildOf(key) === except || (await store.stat(key)).storedAt >= before) continue;
      await store.remove(key);
    }
  }
}

async function listBuilds() {
  const builds = new Set<string>();
  for await (const keys of fileStore().keys(folder))
    for (const key of keys) builds.add(buildOf(key));
  return builds;
}

let listed: { at: number; builds: Promise<Set<string>> } | undefined;
const opened = new Map<string, Promise<Unzipped>>();

function knownBuilds() {
  const now = performance.now();
  if (!listed || now - listed.at > listHolds) listed = { at: now, builds: listBuilds() };
  return listed.builds;
}

function open(build: string) {
  const reading = fileStore()
    .readWhole(keyOf(build))
    .then((bytes) => unzipSync(bytes));
  reading.catch(() => opened.delete(build));
  opened.set(build, reading);
  for (const [oldest] of opened) if (opened.size > heldBuilds) opened.delete(oldest);
  return reading;
}

/** Of any build whose assets are kept; null where there is no such build or path. */
export async function readAsset(build: string, path: string): Promise<BuildAsset | null> {
  if (!opened.has(build) && !(await knownBuilds()).has(build)) return null;
  const pack = await (opened.get(build) ?? open(build));
  const [plain, gzipped] = [pack[path], pack[`${path}.gz`]];
  const bytes = gzipped ?? plain;
  return bytes ? { bytes, isGzipped: gzipped !== undefined } : null;
}
