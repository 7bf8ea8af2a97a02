import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { askOtherBuild } from "./static-files.mjs";

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
