import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operationLabel } from "@/lib/api-reference/labels";
import { openApiOf } from "@/lib/http/openapi";
import { documentedOperations, routeFiles } from "@/scripts/documented-operations";

const operations = await documentedOperations();
const read = (file: string) => JSON.parse(readFileSync(`docs/api/${file}`, "utf8"));

test("the operations are the listed ones, no more and no less", () => {
  const served = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(served.sort()).toEqual(read("operations.json").sort());
});

test("every route file declares what it serves", () => {
  const silent = routeFiles().filter((file) => !operations.some((one) => one.file === file));
  expect(silent).toEqual([]);
});

test("every operation says what it answers", () => {
  const bodiless = operations.filter(
    ({ handler: { spec } }) => !spec?.output && !spec?.file && spec?.status !== 204,
  );
  expect(bodiless.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test("every operation has a name in Spanish for the reference", () => {
  const unnamed = operations.filter(({ path, handler }) => {
    const { operation = "", summary = "" } = handler.spec ?? {};
    return operationLabel({ operation, path, summary }) === summary;
  });
  expect(unnamed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test("the committed OpenAPI document is what the routes say (npm run api:schema writes it)", () => {
  const fresh = JSON.parse(JSON.stringify(openApiOf(operations)));
  expect(read("openapi.json")).toEqual(fresh);
});
