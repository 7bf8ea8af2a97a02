import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dereferenced } from "@/lib/api-reference/dereferenced";
import { operationLabel } from "@/lib/api-reference/labels";
import { openApiOf } from "@/lib/http/openapi";
import { documentedOperations, routeFiles } from "@/scripts/documented-operations";
import { operationsDigest } from "@/scripts/operations-digest";

const operations = await documentedOperations();

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

const document = openApiOf(operations);

test("the operations are the committed ones: otherwise run npm run api:schema", () => {
  expect(operationsDigest(document)).toBe(readFileSync("docs/api/operations.txt", "utf8"));
});

test("whatever the document refers to is in it", () => {
  expect(JSON.stringify(dereferenced(document))).not.toContain('"$ref"');
});
