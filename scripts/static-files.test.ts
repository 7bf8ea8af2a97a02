import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, IncomingMessage } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { askOtherBuild, staticFiles } from "./static-files.mjs";

vi.stubEnv("NEXT_DEPLOYMENT_ID", "0123456789ab");

function sentTo(url: string) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  askOtherBuild(request);
  return request.url;
}

describe("a script that this build does not have", () => {
  test("is asked of the build that the page is of", () => {
    expect(sentTo("/_next/static/chunks/a.js?dpl=ba9876543210")).toBe(
      "/built/ba9876543210/chunks/a.js",
    );
  });

  test.each([
    "/_next/static/chunks/a.js",
    "/_next/static/chunks/a.js?dpl=0123456789ab",
    "/_next/static/chunks/a.js?dpl=../../etc",
    "/_next/static/chunks/a.js?dpl=BA9876543210",
    "/equipment?dpl=ba9876543210",
  ])("is nobody's: %s", (url) => {
    expect(sentTo(url)).toBe(url);
  });
});

test("a script that is gone since the start ends its answer", async () => {
  const folder = mkdtempSync(join(tmpdir(), "static-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "a.js"), "1");
  const send = await staticFiles(folder);
  const server = createServer(send).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const ask = () =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static/a.js`);

  expect(await (await ask()).text()).toBe("1");
  rmSync(join(folder, "a.js"));
  await expect(ask()).rejects.toThrow("fetch failed");
});
