import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports of outgoing connections, which could take a free one before it is listened on. */
const quiet = { from: 20_000, to: 30_000 };
const attempts = 100;

/** @param {number} port @returns {Promise<number | undefined>} */
function whenFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(undefined));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(port)));
  });
}

/** Undefined when it is taken; 0 asks for any free one. @param {number} port @returns {Promise<number | undefined>} */
export async function freePort(port) {
  if (port !== 0) return whenFree(port);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await whenFree(randomInt(quiet.from, quiet.to));
    if (found) return found;
  }
  return undefined;
}
