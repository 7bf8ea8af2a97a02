import { expect, test } from "vitest";
import { cleanName, downloadName } from "./file-name";

test.each([
  ["hoja.pdf", "hoja.pdf"],
  ["  Planilla   de\tenero .pdf ", "Planilla de enero .pdf"],
  ["/etc/passwd", "passwd"],
  ["..\\..\\windows\\a.pdf", "a.pdf"],
  ["..", "archivo"],
  ["", "archivo"],
  ["a/", "archivo"],
  ["a\0b\u0007\u202e\u2028c.pdf", "ab c.pdf"],
  ["sen\u0303al.pdf", "señal.pdf"],
  ["\ud800.pdf", ".pdf"],
  ["😀.pdf", "😀.pdf"],
])("%j is kept as %j", (given, kept) => {
  expect(cleanName(given)).toBe(kept);
});

test("a name of more than 300 letters keeps its start and its extension", () => {
  const name = cleanName(`${"a".repeat(500)}.pdf`);
  expect([...name]).toHaveLength(300);
  expect(name).toMatch(/^a+\.pdf$/);
});

test.each([
  ["hoja.pdf", "application/pdf", "hoja.pdf"],
  ["HOJA.PDF", "application/pdf", "HOJA.PDF"],
  ["hoja", "application/pdf", "hoja.pdf"],
  ["factura.html", "application/pdf", "factura.html.pdf"],
  ["foto.JPEG", "image/jpeg", "foto.JPEG"],
  ["foto.pdf", "image/png", "foto.pdf.png"],
] as const)("%j that is %s is saved as %j", (name, type, saved) => {
  expect(downloadName(name, type)).toBe(saved);
});
