import { expect, test } from "vitest";
import { call } from "@/lib/http/testing";
import { DELETE, GET, OPTIONS, PATCH, POST, PUT } from "./route";

test("where no provider is named, the path does not exist", async () => {
  for (const handler of [GET, POST, PUT, PATCH, DELETE, OPTIONS])
    expect(await call(handler)).toMatchObject({ status: 404, body: { code: "not_found" } });
});
