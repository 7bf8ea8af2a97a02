import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { projects } from "@/db/schema";
import { anAssignment, aPartner, aProject, aRentedUnit, aSession } from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { GET, POST } from "./route";

let office: Awaited<ReturnType<typeof aSession>>;
let partner: Awaited<ReturnType<typeof aPartner>>;
let asked: { partner_id: number; location: string; start_date: string };

const idsOf = ({ body }: { body: { data: { id: number }[] } }) => body.data.map(({ id }) => id);
const written = () => database().$count(projects);

beforeEach(async () => {
  office = await aSession();
  partner = await aPartner({ name: "Petróleos del Oriente" });
  asked = { partner_id: partner.id, location: "Campo Norte", start_date: "2026-01-01" };
});

describe("creating", () => {
  test.each([
    ["a partner that is missing", async () => 999_999],
    ["an inactive partner", async () => (await aPartner({ isActive: false })).id],
    ["a deleted partner", async () => (await aPartner({ isDeleted: true })).id],
  ])("404 for %s", async (_, partnerId) => {
    const body = { ...asked, partner_id: await partnerId() };
    expect(await call(POST, { as: office, body })).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
    expect(await written()).toBe(0);
  });

  test.each([
    ["nothing", () => ({}), "partner_id"],
    ["no location", () => ({ ...asked, location: undefined }), "location"],
    ["a blank location", () => ({ ...asked, location: "  " }), "location"],
    ["no start", () => ({ ...asked, start_date: undefined }), "start_date"],
    ["an impossible start", () => ({ ...asked, start_date: "2026-02-30" }), "start_date"],
    ["a start of another shape", () => ({ ...asked, start_date: "01/02/2026" }), "start_date"],
    ["an end before the start", () => ({ ...asked, end_date: "2025-12-31" }), "end_date"],
    ["an unknown cardinal point", () => ({ ...asked, cardinal_point: "ARRIBA" }), "cardinal_point"],
    ["a text for the client", () => ({ ...asked, partner_id: "uno" }), "partner_id"],
    ["a list for the location", () => ({ ...asked, location: ["Campo"] }), "location"],
    ["a NUL", () => ({ ...asked, contact_name: "a\0b" }), "contact_name"],
    ["100 kB", () => ({ ...asked, notes: "x".repeat(100_000) }), "notes"],
  ])("refuses %s and writes nothing", async (_, body, field) => {
    const answer = await call(POST, { as: office, body: body() });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "validation_error", field_errors: { [field]: [expect.any(String)] } },
    });
    expect(await written()).toBe(0);
  });

  test("the same Idempotency-Key creates one project", async () => {
    const once = { as: office, body: asked, headers: { "Idempotency-Key": "uno" } };
    const [one, two] = await Promise.all([call(POST, once), call(POST, once)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body).toEqual(two.body);
    expect(await written()).toBe(1);
  });

  test("only the office may", async () => {
    expect((await call(POST, { body: asked })).status).toBe(401);
    const technician = await aSession("TECNICO");
    expect((await call(POST, { as: technician, body: asked })).status).toBe(403);
    expect((await call(GET, { as: technician })).status).toBe(200);
    expect(await written()).toBe(0);
  });
});

describe("listing", () => {
  test("pages by default, open ones first and the newest before", async () => {
    const old = await aProject({ startDate: "2025-01-01" });
    const closed = await aProject({ startDate: "2026-05-01", isClosed: true });
    const recent = await aProject({ startDate: "2026-02-01" });
    const { body } = await call(GET, { as: office });
    expect(body).toMatchObject({ count: 3, page: 1, page_size: 50 });
    expect(idsOf({ body })).toEqual([recent.id, old.id, closed.id]);
    const second = await call(GET, { as: office, query: { page: 2, page_size: 2 } });
    expect(idsOf(second)).toEqual([closed.id]);
  });

  test("searches client and site without accents, and filters", async () => {
    const one = await aProject({ partnerId: partner.id, location: "Edén" });
    const two = await aProject({ location: "Cuyabeno", isClosed: true });
    const inactive = await aProject({ location: "Shushufindi", isActive: false });
    await aProject({ isDeleted: true });
    const found = async (query: Record<string, string | number | boolean>) =>
      idsOf(await call(GET, { as: office, query }));
    expect(await found({ search: "petroleos" })).toEqual([one.id]);
    expect(await found({ search: "EDEN" })).toEqual([one.id]);
    expect(await found({ partner_id: partner.id })).toEqual([one.id]);
    expect(await found({ is_closed: true })).toEqual([two.id]);
    expect(await found({ is_closed: false })).toEqual([one.id]);
    expect(await found({ is_active: false })).toEqual([inactive.id]);
    expect(await found({ page: 9 })).toEqual([]);
  });

  test("asks the same number of queries whatever the number of projects", async () => {
    const asks = () => countQueries(() => call(GET, { as: office }));
    await anAssignment();
    const few = await asks();
    for (let count = 0; count < 8; count += 1) await aRentedUnit(await aProject());
    expect(await asks()).toBe(few);
  });
});
