import { expect, test } from "vitest";
import { showSize, whyNotAccepted } from "./accepted";

const file = (name: string, type: string, size = 10) => ({ name, type, size });

test.each([
  ["a PDF into a PDF field", file("a.pdf", "application/pdf"), "pdf", null],
  ["a PDF the system does not know", file("A.PDF", ""), "pdf", null],
  ["a picture into an image field", file("a.jpg", "image/jpeg"), "image", null],
  ["a drawing", file("a.svg", "image/svg+xml"), "image", /JPEG, PNG/],
  ["a picture into a PDF field", file("a.png", "image/png"), "pdf", /PDF/],
  ["a PDF into an image field", file("a.pdf", "application/pdf"), "image", /imagen/],
  ["a text", file("a.txt", "text/plain"), "pdf", /PDF/],
  ["too much", file("a.pdf", "application/pdf", 2_097_153), "pdf", /máximo de 2 MB/],
  ["nothing", file("a.pdf", "application/pdf", 0), "pdf", /vacío/],
] as const)("%s", (_, given, kind, refusal) => {
  const misfit = whyNotAccepted(given, kind, 2_097_152);
  if (refusal) expect(misfit).toMatch(refusal);
  else expect(misfit).toBeNull();
});

test.each([
  [999, "999 B"],
  [1_000, "1 KB"],
  [840_400, "840 KB"],
  [999_600, "1 MB"],
  [2_449_000, "2,4 MB"],
])("%d bytes read %s", (bytes, text) => {
  expect(showSize(bytes)).toBe(text);
});
