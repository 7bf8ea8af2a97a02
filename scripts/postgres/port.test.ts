import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./port.mjs";

test("any free port is out of the range of outgoing connections, and can be listened on", async () => {
  const port = await freePort(0);
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(30_000);
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  expect(await freePort(Number(port))).toBeUndefined();
  server.close();
  await once(server, "close");
  expect(await freePort(Number(port))).toBe(port);
});
