import { describe, expect, test } from "vitest";
import { aProject, aSession } from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { stores, storingIn } from "@/db/testing/stores";
import { call } from "@/lib/http/testing";
import { env } from "@/lib/kernel/env";
import { aStoredScan } from "@/lib/scans/testing";
import { GET } from "./route";

async function aScanBatch(fileName: string) {
  const [bytes, project] = [await aPdf("una"), await aProject()];
  const { id } = await aStoredScan(project, bytes, { fileName, status: "SAVED" });
  return { bytes, params: { project_id: project.id, scan_id: id } };
}

describe.each(stores)("in %s", (_, start) => {
  storingIn(start, env);

  test.each([
    ["pila.pdf", "pila.pdf"],
    ["pila.html", "pila.html.pdf"],
    ["Escaneo", "Escaneo.pdf"],
  ])(
    "the batch %s is shown as %s: under a name that ends like what it is",
    async (given, shown) => {
      const { bytes, params } = await aScanBatch(given);
      const { status, body, headers } = await call(GET, { as: await aSession(), params });
      expect([status, body]).toEqual([200, bytes]);
      expect(headers.get("content-type")).toBe("application/pdf");
      expect(headers.get("content-disposition")).toContain(`inline; filename="${shown}"`);
      expect(headers.get("content-length")).toBe(String(bytes.length));
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("sandbox");
    },
  );

  test("a part of a scan batch is given alone, so that a page is shown before all has come", async () => {
    const { bytes, params } = await aScanBatch("pila.pdf");
    const part = { as: await aSession(), params, headers: { range: "bytes=5-14" } };
    const { status, body, headers } = await call(GET, part);
    expect([status, body]).toEqual([206, bytes.slice(5, 15)]);
    expect(headers.get("content-range")).toBe(`bytes 5-14/${bytes.length}`);
  });

  test("a scan batch is saved instead of shown when asked", async () => {
    const { params } = await aScanBatch("pila.pdf");
    const { headers } = await call(GET, { as: await aSession(), params, query: { download: 1 } });
    expect(headers.get("content-disposition")).toMatch(/^attachment; /);
  });
});

test("another project's scan batch is not there", async () => {
  const { params } = await aScanBatch("pila.pdf");
  const elsewhere = { ...params, project_id: (await aProject()).id };
  expect((await call(GET, { as: await aSession(), params: elsewhere })).status).toBe(404);
});

test("a technician may not, a stranger neither", async () => {
  const { params } = await aScanBatch("pila.pdf");
  expect((await call(GET, { as: await aSession("TECNICO"), params })).status).toBe(403);
  expect((await call(GET, { params })).status).toBe(401);
});
