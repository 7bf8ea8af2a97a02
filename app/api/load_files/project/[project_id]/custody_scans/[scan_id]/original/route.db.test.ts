import { describe, expect, test } from "vitest";
import { aProject, aSession } from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { stores, storingIn } from "@/db/testing/stores";
import { env } from "@/lib/env";
import { call } from "@/lib/http/testing";
import { aStoredScan } from "@/lib/scans/testing";
import { GET } from "./route";

/** A saved pile of a project, kept under the name its sender gave it. */
async function aPile(fileName: string) {
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
  ])("the pile %s is saved as %s: under a name that ends like what it is", async (given, saved) => {
    const { bytes, params } = await aPile(given);
    const { status, body, headers } = await call(GET, { as: await aSession(), params });
    expect([status, body]).toEqual([200, bytes]);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toContain(`attachment; filename="${saved}"`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

test("another project's pile is not there", async () => {
  const { params } = await aPile("pila.pdf");
  const elsewhere = { ...params, project_id: (await aProject()).id };
  expect((await call(GET, { as: await aSession(), params: elsewhere })).status).toBe(404);
});

test("a technician may not, a stranger neither", async () => {
  const { params } = await aPile("pila.pdf");
  expect((await call(GET, { as: await aSession("TECNICO"), params })).status).toBe(403);
  expect((await call(GET, { params })).status).toBe(401);
});
