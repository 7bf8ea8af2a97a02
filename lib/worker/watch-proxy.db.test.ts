import { expect, test, vi } from "vitest";
import { noticeProxy } from "../http/unknown-proxy";
import { isProxyUnknown } from "../installation/unknown-proxy";
import { nobodyAt } from "../kernel/testing";
import { noteSeenProxy, warnOfProxy } from "./watch-proxy";

test("a proxy that nobody told of is said once and shown for a week", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const ctx = nobodyAt("2026-03-10T15:00:00Z");
  await noteSeenProxy(ctx);
  await warnOfProxy(ctx);
  expect(await isProxyUnknown(ctx)).toBe(false);
  const headers = { "x-connection-address": "127.0.0.1", "x-hands-between": "1" };
  noticeProxy(new Request("http://localhost/", { headers }));
  await noteSeenProxy(ctx);
  await warnOfProxy(ctx);
  await warnOfProxy(ctx);
  expect(complaints.mock.calls).toEqual([[expect.stringContaining("Set TRUST_PROXY")]]);
  expect(await isProxyUnknown(nobodyAt("2026-03-17T14:59:00Z"))).toBe(true);
  expect(await isProxyUnknown(nobodyAt("2026-03-17T15:01:00Z"))).toBe(false);
  complaints.mockRestore();
});
