/** What `chromium.mjs` would come to later: done while packages are installed, which leaves a processor idle. */
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { installFromDebian, systemChromiums } from "./system-chromium.mjs";

const ofPlaywright =
  process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), ".cache", "ms-playwright");

const hasPlaywrightsOwn = () =>
  existsSync(ofPlaywright) && readdirSync(ofPlaywright).some((name) => name.startsWith("chromium"));

if (!process.env.CHROMIUM_PATH && systemChromiums().length === 0 && !hasPlaywrightsOwn())
  installFromDebian(console.error);
