import { root } from "./root.mjs";
import { attempt, installFromDebian, systemChromiums } from "./system-chromium.mjs";

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
const refuse = (/** @type {string} */ reason) => refusals.push(reason);

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
    refuse(`${executablePath ?? "Playwright's own"}: ${String(error).split("\n")[0]}`);
    return false;
  }
}

async function ofTheSystem() {
  for (const path of systemChromiums()) if (await opens(path)) return path;
  return undefined;
}

function installFromPlaywright() {
  console.log("Downloading a Chromium for the browser tests…");
  const cli = ["node_modules/@playwright/test/cli.js", "install", "--only-shell", "chromium"];
  return attempt(refuse, process.execPath, cli, { cwd: root, timeout: installPatience });
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
  const installed = installFromDebian(refuse) ? await ofTheSystem() : undefined;
  if (installed) return installed;
  throw new Error(
    `No Chromium works here; install one or set CHROMIUM_PATH.\n  ${refusals.join("\n  ")}`,
  );
}
