import { spawn } from "node:child_process";

/** @type {Set<import("node:child_process").ChildProcess>} */
const living = new Set();

/**
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<void>} rejects when the program fails or is ended
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"], ...options });
    living.add(child);
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      living.delete(child);
      if (code === 0) resolve();
      else
        reject(
          new Error(`"${[program, ...args].join(" ")}" ended with ${signal ?? `code ${code}`}.`),
        );
    });
  });
}

export function endChildren() {
  for (const child of living) child.kill("SIGTERM");
}
