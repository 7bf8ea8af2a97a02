import { expect, test } from "vitest";
import { addressOf } from "./caller-address";

const from = (forwarded: string | null) =>
  new Request("http://localhost:3000/", {
    headers: {
      "x-connection-address": "10.0.0.1",
      ...(forwarded === null ? {} : { "x-forwarded-for": forwarded }),
    },
  });

test.each([
  [0, "203.0.113.9", "10.0.0.1"],
  [0, null, "10.0.0.1"],
  [1, "203.0.113.9", "203.0.113.9"],
  [1, "1.1.1.1, 203.0.113.9", "203.0.113.9"],
  [2, "1.1.1.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
  [2, "203.0.113.9", "203.0.113.9"],
  [1, "", "local"],
  [1, null, "local"],
])("behind %i proxies that say %j the caller is %s", (proxies, forwarded, expected) => {
  expect(addressOf(from(forwarded), proxies)).toBe(expected);
});
