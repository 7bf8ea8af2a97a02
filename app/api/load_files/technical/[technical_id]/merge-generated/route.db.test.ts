import { expect, test } from "vitest";
import { aSession, aStaffMember, aStaffPass, aToken } from "@/db/testing/factories";
import { aStoredFile } from "@/lib/files/testing";
import { call } from "@/lib/http/testing";
import { pagesIn } from "@/lib/pdf/testing";
import { GET, POST } from "./route";

const wordsOf = async (bytes: Uint8Array) => (await pagesIn(bytes)).map(({ words }) => words);

test("a technician's report and vaccines, then his card, licence, vaccine card and passes", async () => {
  const person = await aStaffMember({ firstName: "Jaime", lastName: "Ñauta" });
  const pass = await aStaffPass({ staffId: person.id });
  const own = { model: "technical" as const, objectId: person.id };
  await aStoredFile({ model: "pass_technical", objectId: pass.id, field: "pass_file" }, "el pase");
  await aStoredFile({ ...own, field: "vaccine_certificate_file" }, "el carné");
  await aStoredFile({ ...own, field: "license_file" }, "la licencia");
  await aStoredFile({ ...own, field: "dni_file" }, "la cédula");
  const asked = { as: await aSession(), params: { technical_id: person.id } };
  const { status, body, headers } = await call(GET, asked);
  expect(status).toBe(200);
  expect(headers.get("content-disposition")).toContain(
    'attachment; filename="Jaime Nauta-documentos.pdf"',
  );
  const pages = await wordsOf(body);
  expect(pages.slice(-4)).toEqual(["la cédula", "la licencia", "el carné", "el pase"]);
  expect(pages.slice(0, -4).join()).toContain("Ñauta");
  expect(pages.length).toBeGreaterThanOrEqual(6);
});

test("without files the generated parts, for a read token's POST too", async () => {
  const person = await aStaffMember();
  const { bearer } = await aToken("TECNICO", "read");
  const params = { technical_id: person.id };
  const { status, body } = await call(POST, { as: { bearer }, params, method: "POST" });
  expect(status).toBe(200);
  expect((await wordsOf(body)).length).toBeGreaterThanOrEqual(2);
});

test("401, 404", async () => {
  const as = await aSession();
  const gone = await aStaffMember({ isDeleted: true });
  const resting = await aStaffMember({ isActive: false });
  for (const technical_id of [123_456, gone.id, resting.id])
    expect(await call(GET, { as, params: { technical_id } })).toMatchObject({ status: 404 });
  expect(await call(GET, { params: { technical_id: gone.id } })).toMatchObject({ status: 401 });
});
