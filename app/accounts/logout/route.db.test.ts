import { expect, test } from "vitest";
import { database } from "@/db/client";
import { sessions } from "@/db/schema";
import { aSession, aToken } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

const html = { accept: "text/html" };

test("deletes the session and expires the cookie", async () => {
  const [leaving, staying] = [await aSession(), await aSession()];
  const { status, body, headers } = await call(GET, { as: leaving });
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, message: expect.any(String) });
  expect(headers.get("set-cookie")).toMatch(/^sessionid=; Path=\/; .*Max-Age=0/);
  const left = await database().select({ userId: sessions.userId }).from(sessions);
  expect(left).toEqual([{ userId: staying.user.id }]);
  expect((await call(GET, { as: leaving })).status).toBe(401);
});

test("sends a browser back to the door, with or without a session", async () => {
  const member = await aSession();
  const first = await call(GET, { as: member, headers: html });
  expect([first.status, first.headers.get("location")]).toEqual([303, "/login"]);
  expect(first.headers.get("set-cookie")).toContain("Max-Age=0");
  const again = await call(GET, { as: member, headers: html });
  expect([again.status, again.headers.get("location")]).toEqual([303, "/login"]);
});

test("has nothing to end without a session", async () => {
  expect((await call(GET)).status).toBe(401);
  expect((await call(GET, { as: await aToken() })).status).toBe(401);
});
