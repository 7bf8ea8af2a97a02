import { createServer } from "node:net";

/** The port when it is free on this machine; 0 asks for any. @param {number} port @returns {Promise<number | undefined>} */
export function freePort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(undefined));
    probe.listen(port, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" ? address?.port : undefined));
    });
  });
}
