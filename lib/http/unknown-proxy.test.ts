import { expect, test } from "vitest";
import { isThroughUnknownProxy, noticeProxy, takeProxyNotice } from "./unknown-proxy";

const from = (connection: string, told: Record<string, string>) =>
  new Headers({ "x-connection-address": connection, ...told });

const forwarded = { "x-hands-between": "1" };

test.each([
  ["127.0.0.1", forwarded, 0, true],
  ["::ffff:10.1.2.3", forwarded, 0, true],
  ["192.168.4.1", { "x-hands-between": "3" }, 0, true],
  ["fd12::1", forwarded, 0, true],
  ["10.1.2.3", forwarded, 1, false],
  ["10.1.2.3", {}, 0, false],
  ["10.1.2.3", { "x-hands-between": "0", "x-forwarded-for": "10.1.2.3" }, 0, false],
  ["203.0.113.50", forwarded, 0, false],
  ["2001:db8::1", forwarded, 0, false],
  ["", forwarded, 0, false],
])("a request from %s that says %o behind %i known proxies: %s", (connection, told, known, is) => {
  expect(isThroughUnknownProxy(from(connection, told), known)).toBe(is);
});

test("one request is noticed once", () => {
  noticeProxy(new Request("http://localhost/", { headers: from("10.0.0.1", forwarded) }));
  expect([takeProxyNotice(), takeProxyNotice()]).toEqual([true, false]);
});
