import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** What a daily run is too short for. */
const proofs = process.env.PROOF === "1" ? [] : ["**/*.proof.db.test.ts"];

const shared = {
  resolve: { alias: { "@": root.replace(/\/$/, "") } },
};

/** Each test leaves much behind: collected seldom, and by the thread that has its processor anyway. A project inherits none. */
const execArgv = ["--max-semi-space-size=64", "--single-threaded-gc"];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          include: ["{app,components,db,lib,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, "**/*.db.test.ts"],
          setupFiles: ["db/testing/quiet-console.ts"],
          isolate: false,
          execArgv,
          testTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: "db",
          include: ["{app,db,lib,scripts}/**/*.db.test.ts"],
          exclude: [...configDefaults.exclude, ...proofs],
          globalSetup: [
            "db/testing/template.ts",
            "lib/jobs/testing-template.ts",
            "lib/printed/testing-bundle.ts",
          ],
          setupFiles: ["db/testing/quiet-console.ts", "db/testing/worker.ts"],
          isolate: false,
          execArgv,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
