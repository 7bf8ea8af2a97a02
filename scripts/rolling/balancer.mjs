import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds between two questions whether an instance may be sent to. */
const often = 200;

/** @param {string} address */
const isReady = (address) =>
  fetch(`${address}/api/health/?ready=1`, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * In turn to each instance that says that it is ready, as a proxy of the recipes does; only who refused the connection is
 * passed over. @param {readonly string[]} addresses
 */
export async function openBalancer(addresses) {
  const agent = new Agent({ keepAlive: true });
  /** @type {Set<string>} */
  const ready = new Set();
  let [turn, isOver] = [0, false];
  const asking = Promise.all(
    addresses.map(async (address) => {
      for (; !isOver; await pause(often)) {
        if (await isReady(address)) ready.add(address);
        else ready.delete(address);
      }
    }),
  );

  /**
   * @param {import("node:http").IncomingMessage} asked @param {Buffer} body
   * @param {import("node:http").ServerResponse} answer @param {string[]} among
   */
  function pass(asked, body, answer, among) {
    turn += 1;
    const address = among[turn % among.length];
    if (!address) return answer.writeHead(503).end();
    const { method, url, headers } = asked;
    const sent = request(`${address}${url}`, { method, headers, agent }, (given) => {
      // Whoever asked may have gone on to another page.
      if (answer.destroyed) return given.destroy();
      answer.writeHead(given.statusCode ?? 502, given.headers);
      return pipeline(given, answer, () => undefined);
    });
    sent.once("error", (/** @type {NodeJS.ErrnoException} */ { code }) => {
      if (code === "ECONNREFUSED")
        pass(
          asked,
          body,
          answer,
          among.filter((other) => other !== address),
        );
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    return sent.end(body);
  }

  const server = createServer(async (asked, answer) => {
    const body = await buffer(asked).catch(() => null);
    if (body) pass(asked, body, answer, [...ready]);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${port}`,
    /** @param {string} address */
    sendsTo: (address) => ready.has(address),
    close: async () => {
      isOver = true;
      await asking;
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
