import { expect, test } from "vitest";
import {
  aCustodyChain,
  aProject,
  aSession,
  aShippingGuide,
  aToken,
  aWorksheet,
} from "@/db/testing/factories";
import { aStoredFile } from "@/lib/files/testing";
import { call } from "@/lib/http/testing";
import { pagesIn } from "@/lib/pdf/testing";
import { GET, POST } from "./route";

test("what is attached goes sheet by sheet, then the guides", async () => {
  const project = await aProject();
  const of = { projectId: project.id };
  const february = await aWorksheet({ ...of, date: "2026-02-28" });
  const january = await aWorksheet({ ...of, date: "2026-01-31" });
  const chain = await aCustodyChain({ worksheetId: january.id });
  const guide = await aShippingGuide(of);
  const strange = await aWorksheet();
  const sheetFile = (objectId: number, field: string, words: string) =>
    aStoredFile({ model: "sheet_project", objectId, field }, words);
  await aStoredFile(
    { model: "shipping_guide", objectId: guide.id, field: "shipping_guide_file" },
    "guía",
  );
  await sheetFile(february.id, "invoice_file", "factura de febrero");
  await aStoredFile(
    { model: "custody_chain", objectId: chain.id, field: "custody_chain_file" },
    "cadena de enero",
  );
  await sheetFile(january.id, "laboratory_analysis_file", "análisis de enero");
  await sheetFile(january.id, "sheet_project_file", "planilla de enero");
  await sheetFile(strange.id, "invoice_file", "de otro proyecto");
  const as = await aSession();
  const { status, body, headers } = await call(POST, {
    as,
    method: "POST",
    params: { project_id: project.id },
  });
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toContain(
    `attachment; filename="Proyecto-${project.id}-documentos.pdf"`,
  );
  expect((await pagesIn(body)).map(({ words }) => words)).toEqual([
    "planilla de enero",
    "análisis de enero",
    "cadena de enero",
    "factura de febrero",
    "guía",
  ]);
  const { bearer } = await aToken("TECNICO", "read");
  const again = await call(GET, { as: { bearer }, params: { project_id: project.id } });
  expect(Buffer.from(again.body).equals(body)).toBe(true);
});

test("a project without files has nothing to merge: 404; so has none at all", async () => {
  const as = await aSession();
  const project = await aProject();
  const nothing = await call(GET, { as, params: { project_id: project.id } });
  expect(nothing).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(nothing.body.error).toContain("no tiene documentos");
  expect(await call(GET, { as, params: { project_id: 123_456 } })).toMatchObject({ status: 404 });
  expect(await call(GET, { params: { project_id: project.id } })).toMatchObject({ status: 401 });
});
