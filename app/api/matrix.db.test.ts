import path from "node:path";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema";
import { aSession, aToken } from "@/db/testing/factories";
import { roles } from "@/db/values";
import { actOf, type Operation, roleMay } from "@/lib/auth/permissions";
import type { Handler } from "@/lib/http/declaration";
import { call } from "@/lib/http/testing";
import { documentedOperations, routeFiles } from "@/scripts/documented-operations";

const nobody = 2_147_483_647;
const stranger = "https://elsewhere.test";
const trusted = "http://localhost:5173";

const operations = (await documentedOperations()).map((operation) => {
  const { spec } = operation.handler;
  if (!spec) throw new TypeError(`${operation.path} declares nothing`);
  return { ...operation, spec, name: `${operation.method.toUpperCase()} ${operation.path}` };
});
type Served = (typeof operations)[number];
type Asked = Omit<Parameters<typeof call>[1] & object, "params" | "method">;

const named = (list: Served[]) => list.map((served) => [served.name, served] as const);
const members = named(operations.filter(({ spec }) => !spec.isPublic));
const writes = named(operations.filter(({ spec }) => actOf(spec.operation) === "write"));

/** Of records that do not exist: a caller with permission gets past 403. */
const ask = ({ path, method, handler, spec }: Served, asked: Asked = {}) =>
  call(handler, {
    ...asked,
    params: Object.fromEntries(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name ?? "", nobody]),
    ),
    method: method.toUpperCase(),
    ...(method === "get" ? {} : { body: spec.isList ? [] : {} }),
  });

describe.each(members)("%s", (_, served) => {
  const { operation } = served.spec;

  test("refuses a stranger, and is for each role what the matrix says", async () => {
    const asks: Asked[] = [{}, { as: { cookie: "sessionid=x" } }, { as: { bearer: "x" } }];
    for (const asked of asks)
      expect(await ask(served, asked)).toMatchObject({
        status: 401,
        body: { success: false, code: "authentication_required" },
      });
    for (const role of roles)
      for (const as of [await aSession(role), await aToken(role)]) {
        const { status } = await ask(served, { as });
        if (roleMay(role, operation))
          expect([401, 403], role).not.toContain(forMembers(served, as, status));
        else expect(status, role).toBe(403);
      }
  });

  test("a deactivated or deleted user is out at once", async () => {
    const [session, token, deleted] = [await aSession(), await aToken(), await aSession()];
    await database().update(users).set({ isDeleted: true }).where(eq(users.id, deleted.user.id));
    expect((await ask(served, { as: deleted })).status).toBe(401);
    await database().update(users).set({ isActive: false });
    expect((await ask(served, { as: session })).status).toBe(401);
    expect((await ask(served, { as: token })).status).toBe(401);
  });
});

/** A token has no session, so signing out refuses it. */
const forMembers = (served: Served, as: object, status: number) =>
  served.path === "/accounts/logout/" && "bearer" in as ? 200 : status;

test("every GET but the documented sign-out is of an operation that reads, and so writes nothing", () => {
  const writing = operations.filter(
    ({ method, spec }) => method === "get" && actOf(spec.operation) === "write",
  );
  expect(writing.map(({ name }) => name)).toEqual(["GET /accounts/logout/"]);
});

describe.each(writes)("%s", (_, served) => {
  test("is closed to a read token, trusts a cookie from its own and the trusted origins only, a token from any", async () => {
    const reader = await aToken("ADMINISTRATIVO", "read");
    expect(await ask(served, { as: reader })).toMatchObject({
      status: 403,
      body: { code: "permission_denied" },
    });
    const [one, other] = [await aSession(), await aSession()];
    const from = async (as: typeof one, origin: string) =>
      (await ask(served, { as, headers: { origin } })).status;
    expect(await from(one, stranger)).toBe(403);
    expect(await from(one, "null")).toBe(403);
    expect(await from(one, trusted)).not.toBe(403);
    expect(await from(other, "http://localhost:3000")).not.toBe(403);
    if (served.spec.operation === "session.open") return;
    const as = await aToken();
    expect((await ask(served, { as, headers: { origin: stranger } })).status).not.toBe(403);
  });
});

describe.each(named(operations))("%s", (_, served) => {
  test("tells browsers who may read its answer", async () => {
    const [open, echoed] = [
      await ask(served, { headers: { origin: stranger } }),
      await ask(served, { headers: { origin: trusted } }),
    ];
    expect(open.headers.get("access-control-allow-origin")).toBe("*");
    expect(open.headers.get("access-control-allow-credentials")).toBeNull();
    expect(echoed.headers.get("access-control-allow-origin")).toBe(trusted);
    expect(echoed.headers.get("access-control-allow-credentials")).toBe("true");
  });
});

const verbs = ["GET", "POST", "PUT", "PATCH", "DELETE"];

describe.each(routeFiles())("%s", (file) => {
  const declared = operations.filter((one) => one.file === file);
  const methods = declared.map(({ method }) => method.toUpperCase());
  const load = async (): Promise<Record<string, Handler>> => import(path.resolve(file));
  const handlerOf = async (method: string) => {
    const handler = (await load())[method];
    if (!handler) throw new TypeError(`${file} exports no ${method}`);
    return handler;
  };

  test("answers 405 to the methods it does not declare", async () => {
    for (const method of verbs.filter((verb) => !methods.includes(verb))) {
      const answer = await call(await handlerOf(method), { method });
      expect(answer).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
      expect(answer.headers.get("allow")).toBe(
        [...verbs.filter((verb) => methods.includes(verb)), "OPTIONS"].join(", "),
      );
    }
  });

  test("answers a preflight without authentication", async () => {
    const headers = {
      origin: trusted,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization, idempotency-key",
    };
    const answer = await call(await handlerOf("OPTIONS"), { method: "OPTIONS", headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe(trusted);
    expect(answer.headers.get("access-control-allow-headers")).toBe(
      "authorization, idempotency-key",
    );
    for (const method of methods)
      expect(answer.headers.get("access-control-allow-methods")).toContain(method);
  });
});

test("every role has operations of its own in the matrix", () => {
  const used = operations.map(({ spec }): Operation => spec.operation);
  expect(used.some((operation) => !roleMay("TECNICO", operation))).toBe(true);
  expect(used.every((operation) => roleMay("ADMINISTRATIVO", operation))).toBe(true);
});
