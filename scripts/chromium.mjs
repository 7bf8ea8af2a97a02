import { spawnSync } from "node:child_process";
import { root } from "./root.mjs";

/** The one without any windows first: it shows the same pages for two thirds of the work. */
const systemNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const debianPackages = ["chromium-headless-shell", "chromium"];
const installPatience = 90_000;

/** No window, no sandbox of its own, no calls home. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--process-per-site",
  // A page of a test lives too short to earn back what optimizing its script costs, a tenth of the browser's work; the next
  // one runs the same scripts, so that what was compiled is kept.
  "--js-flags=--no-opt,--no-maglev,--no-flush-bytecode",
];

/** @type {string[]} why each browser was refused */
const refusals = [];

/** A browser counts when it opens a page. @param {string} [executablePath] Playwright's own when left out */
async function opens(executablePath) {
  const { chromium } = await import("@playwright/test");
  try {
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: chromiumFlags,
    });
    const page = await browser.newPage();
    await page.setContent("<title>open</title>");
    const title = await page.title();
    await browser.close();
    return title === "open";
  } catch (error) {
    refusals.push(`${executablePath ?? "Playwright's own"}: ${String(error).split("\n")[0]}`);
    return false;
  }
}

/** @param {string} name */
function pathOf(name) {
  const { stdout } = spawnSync("sh", ["-c", 'command -v "$0"', name], { encoding: "utf8" });
  return stdout.trim() || undefined;
}

async function ofTheSystem() {
  for (const path of systemNames.map(pathOf)) {
    if (path && (await opens(path))) return path;
  }
  return undefined;
}

/** @param {string} program @param {string[]} args @param {import("node:child_process").SpawnSyncOptions} [options] */
function attempt(program, args, options = {}) {
  const { status, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
    ...options,
  });
  if (status !== 0)
    refusals.push(`${program} ${args.join(" ")}: ${String(stderr).trim().split("\n").at(-1)}`);
  return status === 0;
}

function installFromPlaywright() {
  console.log("Downloading a Chromium for the browser tests…");
  const cli = ["node_modules/@playwright/test/cli.js", "install", "--only-shell", "chromium"];
  return attempt(process.execPath, cli, { cwd: root, timeout: installPatience });
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !pathOf("apt-get")) return false;
  console.log("Installing the system's Chromium for the browser tests…");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  attempt("apt-get", ["update", "-q"], { env });
  const options = ["install", "-y", "-q", "--no-install-recommends"];
  return debianPackages.some((name) => attempt("apt-get", [...options, name], { env }));
}

/**
 * Installs one when none works.
 * @returns {Promise<string>} its path; empty for the one Playwright keeps
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && (await opens(given))) return given;
  const found = await ofTheSystem();
  if (found) return found;
  if (await opens()) return "";
  if (installFromPlaywright() && (await opens())) return "";
  const installed = installFromDebian() ? await ofTheSystem() : undefined;
  if (installed) return installed;
  throw new Error(
    `No Chromium works here; install one or set CHROMIUM_PATH.\n  ${refusals.join("\n  ")}`,
  );
}
