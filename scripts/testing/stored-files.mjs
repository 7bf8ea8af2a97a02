import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import S3rver from "s3rver";

const twoHours = 7_200_000;
const inBucket = "._S3rver_object";

/** At every depth; starts over when a folder in it disappears meanwhile. @param {string} folder @returns {string[]} */
function namesBelow(folder) {
  try {
    return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  } catch (thrown) {
    if (/** @type {NodeJS.ErrnoException} */ (thrown).code !== "ENOENT") throw thrown;
    return namesBelow(folder);
  }
}

/** Files may come and go meanwhile. @param {string} folder */
const filesBelow = (folder) =>
  namesBelow(folder).filter((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
  );

/** @param {string} folder */
function ageAll(folder) {
  const before = new Date(Date.now() - twoHours);
  for (const name of filesBelow(folder)) utimesSync(join(folder, name), before, before);
}

/** Waits until nobody writes: a server goes on with what a dead sender sent. @param {string} folder */
async function untilStill(folder) {
  const look = () =>
    filesBelow(folder)
      .map((name) => `${name} ${statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs}`)
      .join();
  let seen = "";
  do {
    seen = look();
    await pause(250);
  } while (look() !== seen);
}

/** A bucket shows no partial uploads; this server does, and then cannot copy them. @param {string} folder */
function forgetParts(folder) {
  for (const name of filesBelow(folder).filter((name) => name.endsWith(inBucket))) {
    const described = name.replace(/object$/, "metadata.json");
    if (!existsSync(join(folder, described))) rmSync(join(folder, name), { force: true });
  }
}

/** Without the store's own marks and what was set aside. @param {string[]} keys */
const onlyFiles = (keys) =>
  keys.filter((key) => !/^(builds|health|installation|quarantine)\//.test(key));

/** @param {string[]} keys */
const onlyAside = (keys) => keys.filter((key) => key.startsWith("quarantine/"));

/** @param {string} dataDir */
export function folderStore(dataDir) {
  const folder = join(dataDir, "files");
  return {
    name: "a folder",
    env: {},
    objects: () => onlyFiles(filesBelow(folder)),
    aside: () => onlyAside(filesBelow(folder)),
    /** Everything stored looks two hours old. */
    age: async () => ageAll(folder),
    stop: async () => undefined,
  };
}

export async function bucketStore() {
  const directory = mkdtempSync(join(tmpdir(), "faena-bucket-"));
  const bucket = "archivos";
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const folder = join(directory, bucket);
  const keys = () =>
    filesBelow(folder)
      .filter((name) => name.endsWith(inBucket))
      .map((name) => name.slice(0, -inBucket.length));
  return {
    name: "a bucket",
    env: { STORAGE_URL: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}?endpoint=http` },
    objects: () => onlyFiles(keys()),
    aside: () => onlyAside(keys()),
    age: async () => {
      await untilStill(folder);
      forgetParts(folder);
      ageAll(folder);
    },
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Uploads that are not whole yet, without the clock file of the sweep. @param {string} dataDir */
export function arrivals(dataDir) {
  const folder = join(dataDir, "incoming");
  const list = () => filesBelow(folder).filter((name) => !name.startsWith("clock-"));
  return { list, age: () => ageAll(folder) };
}
