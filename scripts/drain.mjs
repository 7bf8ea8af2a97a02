import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds for connections without a request yet. */
const courtesy = 500;

/** However it fails before, for which `once` rejects. @param {import("node:http").ServerResponse} response @returns {Promise<void>} */
const closeOf = (response) => new Promise((resolve) => response.once("close", () => resolve()));

/**
 * Lets a server end without cutting what runs.
 * @param {import("node:http").Server} server
 * @param {number} notice milliseconds that it serves on whether anything runs or not
 */
export function drainable(server, notice) {
  /** @type {Set<import("node:http").ServerResponse>} */
  const running = new Set();
  let isDraining = false;

  server.on("request", (_, response) => {
    running.add(response);
    response.once("close", () => {
      running.delete(response);
      if (isDraining && !server.listening) setImmediate(() => server.closeIdleConnections());
    });
  });

  const endOfRunning = () => Promise.all([...running].map(closeOf));

  /** Also requests that come meanwhile. @param {AbortSignal} late */
  async function endOfAll(late) {
    while (running.size > 0 && !late.aborted) await endOfRunning();
  }

  /**
   * Reports not ready from now on (`lib/http/life.ts`). For the notice, and while earlier requests run, new ones are
   * still answered, so that whoever sends them has time to see it; each answer closes its connection. Then nobody else
   * is let in, and what still runs has the rest of the time.
   * @param {AbortSignal} late ends what is not finished by then
   * @param {() => Promise<unknown>} othersEnd resolves once those who share the port have nothing of before left either
   */
  async function drain(late, othersEnd) {
    isDraining = true;
    Reflect.set(globalThis, "faenaShutsDown", true);
    const over = new Promise((resolve) => {
      if (late.aborted) resolve(undefined);
      late.addEventListener("abort", resolve, { once: true });
    });
    await Promise.race([pause(notice), over]);
    await Promise.race([endOfRunning().then(othersEnd), over]);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await Promise.race([endOfAll(late), over]);
    await Promise.race([closed, over, pause(courtesy)]);
    server.closeAllConnections();
  }

  return { drain, isDraining: () => isDraining };
}
