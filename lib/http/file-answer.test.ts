import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { dispositionOf, downloadResponse, webStreamOf } from "./file-answer";

test.each([
  ["hoja.pdf", "inline; filename=\"hoja.pdf\"; filename*=UTF-8''hoja.pdf"],
  ["Año.pdf", "inline; filename=\"Ano.pdf\"; filename*=UTF-8''A%C3%B1o.pdf"],
  [
    `a"b\\c;'(d).pdf`,
    "inline; filename=\"a_b_c;'(d).pdf\"; filename*=UTF-8''a%22b%5Cc%3B%27%28d%29.pdf",
  ],
  ["a\r\nX: y", "inline; filename=\"a__X: y\"; filename*=UTF-8''a%0D%0AX%3A%20y"],
])("the name %j is told so that nothing of it is taken for a header", (name, told) => {
  expect(dispositionOf("inline", name)).toBe(told);
  expect(() => new Headers({ "content-disposition": told })).not.toThrow();
});

const pdf = "application/pdf";
const asked = (method = "GET", signal = new AbortController().signal) => ({
  headers: {},
  request: { method, signal },
});

test("a download is saved, whole or as a stream", async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  for (const given of [bytes, Readable.from([bytes.subarray(0, 1), bytes.subarray(1)])]) {
    const answer = downloadResponse({ fileName: "a.pdf", bytes: given }, pdf, asked());
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  }
});

test("what a reader does not take is not read, and what he leaves is closed", async () => {
  let read = 0;
  const source = new Readable({
    highWaterMark: 1,
    read() {
      read += 1;
      this.push(Buffer.alloc(1));
    },
  });
  const reader = webStreamOf(source).getReader();
  await reader.read();
  const before = read;
  await new Promise(setImmediate);
  expect(read - before).toBeLessThan(3);
  await reader.cancel();
  expect(source.destroyed).toBe(true);
});

test("HEAD tells about a file and lets go of it", async () => {
  const bytes = Readable.from([Buffer.from("x")]);
  const answer = downloadResponse({ fileName: "a.pdf", bytes }, pdf, asked("HEAD"));
  expect([answer.body, answer.headers.get("content-type")]).toEqual([null, pdf]);
  expect(bytes.destroyed).toBe(true);
});

test.each(["before", "after"])("who leaves %s the answer leaves nothing open", async (when) => {
  const leaving = new AbortController();
  const bytes = Readable.from([Buffer.from("x")]);
  if (when === "before") leaving.abort();
  const answer = downloadResponse({ fileName: "a.pdf", bytes }, pdf, asked("GET", leaving.signal));
  if (when === "after") leaving.abort();
  expect(bytes.destroyed).toBe(true);
  await expect(answer.arrayBuffer()).rejects.toThrow();
});
