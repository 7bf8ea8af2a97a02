import { connect, createServer } from "node:net";

/**
 * A way to a port of this machine that can be cut and healed, as a cable. Gives its own port.
 * @param {number} target
 */
export async function openWay(target) {
  /** @type {Set<import("node:net").Socket>} */
  const open = new Set();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect({ port: target, host: "127.0.0.1" });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      if (!one || !other) continue;
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(null)));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return {
    port: address.port,
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    heal: () => {
      isCut = false;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openWay>>} Way */
