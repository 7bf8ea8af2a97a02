import { expect, test } from "vitest";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

test("gives anybody the OpenAPI document, bare", async () => {
  const { status, body } = await call(GET);
  expect(status).toBe(200);
  expect(body.openapi).toBe("3.1.0");
  expect(Object.keys(body.paths)).toContain("/api/schema/");
  expect(body).not.toHaveProperty("success");
});
