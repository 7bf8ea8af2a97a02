import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { aSession, aToken } from "@/db/testing/factories";
import { roles } from "@/db/values";
import { type ReadOperation, roleMay } from "@/lib/auth/permissions";
import type { Handler } from "@/lib/http/declaration";
import { call } from "@/lib/http/testing";
import { reads } from "@/lib/links/reads";

const nobody = 2_147_483_647;
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts" && !file.includes("export/"))
  .sort();

type OfficeRead = Handler & { operation: ReadOperation };

const routes = await Promise.all(
  files.map(async (file) => {
    const { GET }: { GET: OfficeRead } = await import(path.join(import.meta.dirname, file));
    return [`/${path.dirname(file)}`, GET] as const;
  }),
);

const ask = (address: string, handler: Handler, as?: { cookie: string } | { bearer: string }) =>
  call(handler, {
    ...(as ? { as } : {}),
    params: Object.fromEntries(
      [...address.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => [name, nobody]),
    ),
  });

describe.each(routes)("%s", (address, handler) => {
  test("refuses a stranger", async () => {
    for (const as of [undefined, { cookie: "sessionid=x" }, { bearer: "x" }])
      expect(await ask(address, handler, as)).toMatchObject({
        status: 401,
        body: { success: false, code: "authentication_required" },
      });
  });

  test.each(roles)("is for %s what the matrix says", async (role) => {
    for (const as of [await aSession(role), await aToken(role, "read")]) {
      const { status } = await ask(address, handler, as);
      if (roleMay(role, handler.operation)) expect([401, 403, 500]).not.toContain(status);
      else expect(status).toBe(403);
    }
  });
});

test("the screens' addresses lead to these routes, and to each of them", () => {
  const kinds = routes.flatMap(([address]) => address.match(/^\/choices\/(.+)$/)?.[1] ?? []);
  const built = [
    ...kinds.map((kind) => reads.choices(kind as Parameters<typeof reads.choices>[0], {})),
    ...[reads.available({}), reads.history("partner", 1), reads.documents("project", 1)],
    ...[reads.closure(1), reads.unfinished(1), reads.unfinished(1, 2), reads.refresh(1, 2)],
    ...[reads.erasure({ kind: "user", id: 1 }), reads.erasure({ kind: "technical", id: 1 })],
    reads.sample,
    reads.exchangeCandidates({}),
    ...[reads.freeUnits({}), reads.linePrices({}), reads.lineReschedule({})],
    ...[reads.warnings({}), reads.charges({}), reads.doubts({})],
    ...[reads.offeredPrices({}), reads.views("/partners")],
    ...[reads.latestNotifications, reads.unreadNotifications],
    ...[reads.chainGate({}), reads.guideGate({}), reads.rulesPreview({})],
  ];
  const leading = built.map((address) => address.replace(/\?.*$/, "").replace(/\/\d+/g, "/[]"));
  const there = routes.map(([address]) => address.replace(/\[\w+\]/g, "[]"));
  expect(leading.sort()).toEqual(there.sort());
});

test("a list is its members between commas, and what is not given is not asked", () => {
  const asked = { id: null, date: "2026-05-01", project_resource_ids: [4, 5], status: undefined };
  expect(reads.charges(asked)).toBe("/custody/charges?date=2026-05-01&project_resource_ids=4,5");
  expect(reads.choices("texts", { field: "location", search: "a, b" })).toBe(
    "/choices/texts?field=location&search=a,+b",
  );
});
