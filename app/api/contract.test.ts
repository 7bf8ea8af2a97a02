import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dereferenced } from "@/lib/api-reference/dereferenced";
import type { Operation } from "@/lib/auth/permissions";
import { openApiOf } from "@/lib/http/openapi";
import { operations as declared } from "@/lib/operations/operations";
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

test("every operation has its words for the reference", () => {
  const wordless = operations.filter(({ handler: { spec } }) => {
    const { label, summary } = spec ? declared[spec.operation] : {};
    return !label || !summary;
  });
  expect(wordless.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test("only operations that are documented have words", () => {
  const documented = new Set(operations.map(({ handler: { spec } }) => spec?.operation));
  const spoken = (Object.keys(declared) as Operation[]).filter((name) => declared[name].label);
  expect(spoken.filter((name) => !documented.has(name))).toEqual([]);
});

const document = openApiOf(operations);

test("the operations are the committed ones: otherwise run npm run api:schema", () => {
  expect(operationsDigest(document)).toBe(readFileSync("docs/api/operations.txt", "utf8"));
});

test("whatever the document refers to is in it", () => {
  expect(JSON.stringify(dereferenced(document))).not.toContain('"$ref"');
});
