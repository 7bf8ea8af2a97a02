import { expect, test } from "vitest";
import { contentTypeOf, kindOf } from "./content";

test.each([
  ["%PDF-1.7", "application/pdf"],
  ["\n\n%PDF-1.4", "application/pdf"],
  ["\xff\xd8\xff\xe0", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n", "image/png"],
  ["RIFF\0\0\0\0WEBPVP8 ", "image/webp"],
  ["GIF89a", "image/gif"],
  ["GIF87a", "image/gif"],
  ["RIFF\0\0\0\0AVI ", null],
  ["<!doctype html>", null],
  ["<svg xmlns=", null],
  ["PK\x03\x04", null],
  ["", null],
])("%j starts like %s", (head, type) => {
  expect(contentTypeOf(head)).toBe(type);
});

test("every image is one kind, a PDF the other", () => {
  expect(kindOf("application/pdf")).toBe("pdf");
  expect(kindOf("image/gif")).toBe("image");
});
