import { expect, test } from "vitest";
import { database } from "@/db/client";
import { custodyScans } from "@/db/schema";
import { aProject, aSession } from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { call } from "@/lib/http/testing";
import { fileStore } from "@/lib/storage/file-store";
import { GET } from "./route";

/** A saved pile of a project, kept under the name its sender gave it. */
async function aPile(fileName: string) {
  const [bytes, { id: projectId }] = [await aPdf("una"), await aProject()];
  const storageKey = `2026-01/${fileName}`;
  await fileStore().write(storageKey, bytes);
  const [scan] = await database()
    .insert(custodyScans)
    .values({ projectId, fileName, size: bytes.length, pageCount: 1, storageKey, status: "SAVED" })
    .returning();
  return { bytes, params: { project_id: projectId, scan_id: scan?.id ?? 0 } };
}

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

test("a technician may not, a stranger neither", async () => {
  const { params } = await aPile("pila.pdf");
  expect((await call(GET, { as: await aSession("TECNICO"), params })).status).toBe(403);
  expect((await call(GET, { params })).status).toBe(401);
});
