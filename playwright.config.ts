import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/chromium.mjs";
import { extent } from "./scripts/testing/extent.mjs";

process.env.CHROMIUM_PATH ??= await findChromium();

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/server.ts",
  fullyParallel: true,
  retries: 0,
  // A journey waits about as long as it works: three keep two processors busy.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    locale: "es-EC",
    timezoneId: "America/Guayaquil",
    contextOptions: { reducedMotion: "reduce" },
    trace: process.env.TRACE === "1" ? "retain-on-failure" : "off",
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
  },
  projects: [
    {
      name: "tablet",
      // A worker begins anew with each project, and compiles all scripts once more.
      workers: 1,
      grep: /@tablet|@touch/,
      use: { viewport: { width: 820, height: 1180 }, hasTouch: true },
    },
    {
      name: "desktop",
      grepInvert: extent(/@touch|@tablet/, /@touch/),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
