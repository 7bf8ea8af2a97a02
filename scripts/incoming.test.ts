import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { announce } from "./incoming.mjs";

const announced = (headers: Record<string, string>) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { headers });
  announce(request, "nonce");
  return request.headers;
};

test.each([
  [{}, "0"],
  [{ "x-forwarded-for": "" }, "0"],
  [{ "x-forwarded-for": "203.0.113.9" }, "1"],
  [{ "x-forwarded-for": "203.0.113.9, 10.0.0.2" }, "2"],
  [{ forwarded: "for=203.0.113.9;proto=https, for=10.0.0.2" }, "2"],
  [{ "x-hands-between": "7" }, "0"],
])("a request with %o came through %s hands", (headers, hands) => {
  expect(announced(headers)["x-hands-between"]).toBe(hands);
});
