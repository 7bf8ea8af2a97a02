import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { changes } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { isAboutOneRecord, recordNamed } from "@/lib/http/record-named";
import { call } from "@/lib/http/testing";
import { paramsOf } from "@/lib/http/testing-records";
import { plainContext } from "@/lib/kernel/context";
import { documentedOperations } from "@/scripts/documented-operations";

const operations = await documentedOperations();
/** Their path names the record above; the one they make has no version yet. */
const madeBelow = ["availability.block"];
const namedByPath = operations.filter(({ path, handler }) => {
  const operation = handler.spec?.operation;
  const isNamed = operation !== undefined && !madeBelow.includes(operation);
  return path.includes("{") && isNamed && isAboutOneRecord(operation);
});

let office: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  office = await make.aSession();
});

const context = () =>
  plainContext({ db: database(), now: new Date(), timeZone: "America/Guayaquil" });

describe.each(
  namedByPath.map((operation) => [`${operation.method} ${operation.path}`, operation] as const),
)("%s", (_, { path, method, handler }) => {
  const { operation } = handler.spec as NonNullable<typeof handler.spec>;

  test("a path that names a record asks for its version before it reads the body", async () => {
    const params = await paramsOf(path);
    const named = await recordNamed(context(), operation, params);
    expect(named?.id).toEqual(expect.any(Number));
    const asked = { as: office, params, method: method.toUpperCase() };
    const before = await database().$count(changes);
    const answer = await call(handler, { ...asked, headers: { "if-match": '"99"' } });
    if (method === "get") return expect(answer.headers.get("etag")).toMatch(/^"\d+"$/);
    expect(answer).toMatchObject({ status: 412, body: { code: "precondition_failed" } });
    expect(await database().$count(changes)).toBe(before);
  });
});

test("every operation that changes one record is known as such, or is about many or none", () => {
  const others = operations
    .filter(({ method, handler }) => method !== "get" && handler.spec !== undefined)
    .map(({ handler }) => handler.spec?.operation)
    .filter((operation) => operation !== undefined && !isAboutOneRecord(operation));
  expect([...new Set(others)].sort()).toEqual([
    "assignments.add",
    "compliance.override",
    "compliance.replaceRules",
    "dispatch.copyWeek",
    "dispatch.propose",
    "dispatch.publish",
    "files.bulkCustody",
    "files.countPages",
    "files.merge",
    "files.scanCustody",
    "notifications.read",
    "privacy.export",
    "session.open",
    "tokens.create",
    "tokens.revoke",
  ]);
});
