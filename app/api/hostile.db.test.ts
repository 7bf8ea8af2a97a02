import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { apiTokens, changes, users } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { dereferenced } from "@/lib/api-reference/dereferenced";
import { openApiOf } from "@/lib/http/openapi";
import type { PathValues } from "@/lib/http/read-request";
import { call } from "@/lib/http/testing";
import { namesOf, paramsOf } from "@/lib/http/testing-records";
import { documentedOperations } from "@/scripts/documented-operations";
import { someOf } from "@/scripts/testing/extent.mjs";

type Schema = { properties?: Record<string, unknown>; items?: Schema };
type Documented = {
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

const operations = await documentedOperations();
const document = dereferenced(openApiOf(operations)) as {
  paths: Record<string, Record<string, Documented>>;
};

const long = "x".repeat(100_000);
const wrong: [string, unknown][] = [
  ["an object", { a: 1 }],
  ["a list of objects", [{ a: [] }]],
  ["a NUL", "a\0b"],
  ["half a character", "\ud800"],
  ["100 kB", long],
];
const odd: [string, unknown][] = [
  ["a boolean", true],
  ["a huge number", 1e300],
  ["a number past 32 bits", 2_147_483_648],
  ["a negative", -1],
  ["an impossible date", "2026-02-30"],
  ["null", null],
  ["blank", ""],
];
const bodies: [string, string | Uint8Array<ArrayBuffer>][] = [
  ["half JSON", '{"a":'],
  ["no JSON", "hello"],
  ["a number", "7"],
  ["a string", '"x"'],
  ["null", "null"],
  ["deep lists", "[".repeat(5000)],
  ["bytes that are no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
];

let office: Awaited<ReturnType<typeof make.aSession>>;
let params: PathValues;

const written = async () => [
  await database().$count(changes),
  await database().$count(apiTokens),
  await database().$count(users),
];

const pathValues = [
  "0",
  "-1",
  "abc",
  "1.5",
  "2147483648",
  "99999999999999999999",
  "%00",
  "2147483647",
];
const queryValues = [
  "\0",
  "\ud800",
  long,
  "-1",
  "0",
  "abc",
  "1e9",
  "[]",
  "%",
  "2026-02-30",
  "501",
  "99999999999",
];

/** By default each field gets one value of each kind, another than the field before. */
let turns = 0;
const some = <T>(all: readonly T[], count: number) => someOf(all, { of: turns++, count });

const writes = operations.filter(({ method }) => method !== "get");
const reads = operations.filter(({ method }) => method === "get");

beforeEach(async () => {
  office = await make.aSession();
});

describe.each(
  writes.map((operation) => [`${operation.method} ${operation.path}`, operation] as const),
)("%s", (_, { path, method, handler }) => {
  const content = document.paths[path]?.[method]?.requestBody?.content["application/json"]?.schema;
  const isList = handler.spec?.isList ?? false;
  const fields = Object.keys((isList ? content?.items?.properties : content?.properties) ?? {});

  beforeEach(async () => {
    params = await paramsOf(path);
  });

  const send = (raw: string | Uint8Array<ArrayBuffer>) =>
    call(handler, {
      as: office,
      params,
      raw,
      method: method.toUpperCase(),
      headers: { "content-type": "application/json" },
    });

  if (fields.length > 0)
    test("refuses bodies that are none, and writes nothing", async () => {
      const before = await written();
      for (const [name, raw] of some(bodies, 2))
        expect([name, (await send(raw)).status]).toEqual([name, 400]);
      expect((await send(isList ? "{}" : "[]")).status).toBe(400);
      expect(await written()).toEqual(before);
    });

  if (handler.spec?.upload)
    test("refuses bodies that are no form, and writes nothing", async () => {
      const before = await written();
      for (const [name, raw] of some(bodies, 2))
        expect([name, (await send(raw)).status]).toEqual([name, 400]);
      expect(await written()).toEqual(before);
    });

  if (fields.length > 0)
    test("refuses bad values of every field, and writes nothing", async () => {
      const wrap = (field: string, value: unknown) =>
        JSON.stringify(isList ? [{ [field]: value }] : { [field]: value });
      const before = await written();
      for (const field of fields)
        for (const [name, value] of some(wrong, 1)) {
          const { status } = await send(wrap(field, value));
          expect([field, name, status >= 400 && status < 500]).toEqual([field, name, true]);
        }
      expect(await written()).toEqual(before);
      for (const field of fields)
        for (const [name, value] of some(odd, 1)) {
          const { status } = await send(wrap(field, value));
          expect([field, name, status < 500]).toEqual([field, name, true]);
        }
    });

  if (namesOf(path).length > 0)
    test("answers 404 to a path that names nothing", async () => {
      for (const bad of some(pathValues, 1)) {
        const named = Object.fromEntries(namesOf(path).map((name) => [name, bad]));
        const { status } = await call(handler, {
          as: office,
          params: named,
          body: isList ? [] : {},
          method: method.toUpperCase(),
        });
        expect([bad, status]).toEqual([bad, 404]);
      }
    });
});

describe.each(reads.map((operation) => [operation.path, operation] as const))(
  "get %s",
  (path, { handler }) => {
    test("survives hostile queries", async () => {
      const params = await paramsOf(path);
      const asked = document.paths[path]?.get?.parameters ?? [];
      const fields = asked.filter((parameter) => parameter.in === "query").map(({ name }) => name);
      for (const field of [...fields, "page", "page_size", "search"])
        for (const value of some(queryValues, 1)) {
          const { status } = await call(handler, { as: office, params, query: { [field]: value } });
          expect([field, value.slice(0, 20), status < 500]).toEqual([
            field,
            value.slice(0, 20),
            true,
          ]);
        }
    });
  },
);
