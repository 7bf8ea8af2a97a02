import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { keepIdentity, nextIdentity } from "./build-identity.mjs";
import { run } from "./children.mjs";
import { commands } from "./commands.mjs";
import { forgetCompiled } from "./compiled.mjs";
import { claim, isAlreadyOwned } from "./ownership.mjs";
import { root } from "./root.mjs";
import { refuseWhileServed } from "./serving.mjs";

const sources = [
  "app",
  "components",
  "db",
  "lib",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "scripts/build-commands.mjs",
  "scripts/build-identity.mjs",
  "scripts/bundle.mjs",
  "scripts/command.ts",
  "scripts/database-fault.ts",
  "scripts/build-openapi.mjs",
  "scripts/build-static.mjs",
  "scripts/demo",
  "scripts/documented-operations.ts",
  "scripts/prepare-database.ts",
  "scripts/site-headers.mjs",
  "scripts/static-files.mjs",
  "scripts/write-openapi.ts",
  ...commands.map((name) => `scripts/${name}.ts`),
  "tsconfig.json",
];
const stamp = join(root, ".next", "fingerprint");
const untouched = /\.test\.tsx?$|^db\/(testing\/|migrations\/(?!meta\/_journal))/;

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const place = join(root, path);
  const kind = statSync(place, { throwIfNoEntry: false });
  if (!kind?.isDirectory()) return kind ? [path] : [];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
  );
}

function fingerprint() {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  const files = sources.flatMap(filesUnder).filter((file) => !untouched.test(file));
  for (const file of files.sort())
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** @param {string} wanted */
function isBuilt(wanted) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
}

/** A build of exactly these sources. */
export const hasBuild = () => isBuilt(fingerprint());

async function claimBuild() {
  for (;;) {
    try {
      return claim(join(root, ".tmp", "build"));
    } catch (error) {
      if (!isAlreadyOwned(error)) throw error;
      await pause(500);
    }
  }
}

/** Does nothing when the build is of these sources; waits while another process builds. */
export async function ensureBuild() {
  if (isBuilt(fingerprint())) return;
  const turn = await claimBuild();
  try {
    const wanted = fingerprint();
    if (isBuilt(wanted)) return;
    refuseWhileServed();
    console.log("Building the app…");
    // Keeping the cache for a next build costs a quarter of this one, and a first build is often the only one.
    const keepsCache = existsSync(stamp) ? "yes" : "no";
    const identity = nextIdentity(wanted);
    rmSync(stamp, { force: true });
    forgetCompiled();
    await run(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: "production",
        NEXT_TELEMETRY_DISABLED: "1",
        BUILD_KEEPS_CACHE: keepsCache,
        ...identity,
      },
    });
    await run(process.execPath, ["scripts/build-static.mjs"], { cwd: root });
    await run(process.execPath, ["scripts/build-drawings.mjs"], { cwd: root });
    await run(process.execPath, ["scripts/build-commands.mjs"], { cwd: root });
    await run(process.execPath, ["scripts/build-openapi.mjs", ".next/openapi.json"], { cwd: root });
    keepIdentity(identity);
    writeFileSync(stamp, wanted);
  } finally {
    turn.release();
  }
}
