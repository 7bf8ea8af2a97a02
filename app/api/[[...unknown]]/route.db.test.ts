import { expect, test } from "vitest";
import { aSession, aToken } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import * as handlers from "./route";

const methods = Object.entries(handlers);

test.each(methods)("%s of an unknown path is 404 for everybody", async (method, handler) => {
  for (const asked of [{}, { as: await aSession() }, { as: await aToken("TECNICO") }])
    expect(await call(handler, { ...asked, method })).toMatchObject({
      status: 404,
      body: { success: false, code: "not_found" },
    });
});

test("tells browsers of a trusted origin so, too", async () => {
  const origin = "http://localhost:5173";
  const { headers } = await call(handlers.GET, { headers: { origin } });
  expect(headers.get("access-control-allow-origin")).toBe(origin);
});

test("answers every method that a client may use", () => {
  expect(Object.keys(handlers).toSorted()).toEqual([
    "DELETE",
    "GET",
    "OPTIONS",
    "PATCH",
    "POST",
    "PUT",
  ]);
});
