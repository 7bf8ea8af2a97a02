import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import { projects, shippingGuides, worksheetLines, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { wholeGuide } from "@/lib/shipping/testing";
import { DELETE } from "./[guide_id]/delete/route";
import { GET, POST } from "./route";

const nobody = 2_147_483_647;

let office: Awaited<ReturnType<typeof make.aSession>>;
let project: Awaited<ReturnType<typeof make.aProject>>;
let guide: Record<string, unknown>;

beforeEach(async () => {
  office = await make.aSession();
  project = await make.aProject();
  guide = { project_id: project.id, issue_date: "2026-01-15" };
});

type Given = Record<string, unknown>;

const create = (given: Given = {}, asked: object = {}) =>
  call(POST, { as: office, body: { ...guide, ...given }, ...asked });
const remove = (id: number) =>
  call(DELETE, { as: office, params: { guide_id: id }, method: "DELETE" });
const list = (query: Record<string, string | number> = {}) => call(GET, { as: office, query });
const idsOf = (data: { id: number }[]) => data.map(({ id }) => id);

describe("POST", () => {
  test("opens a draft with every field and its load", async () => {
    const unit = await make.anEquipment();
    const { status, body } = await create({
      ...wholeGuide,
      guide_number: " G-77 ",
      details: [
        { description: "Lavamanos", quantity: "2", unit: "u", id_resource_item: unit.id },
        { description: "Mangueras", quantity: 1.5 },
      ],
    });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      ...wholeGuide,
      id: expect.any(Number),
      guide_number: "G-77",
      project_id: project.id,
      project_name: expect.stringMatching(`^Proyecto ${project.id} - `),
      issue_date: "2026-01-15",
      type_shipping_guide_display: "Transferencia",
      status: "DRAFT",
      status_display: "BORRADOR",
      reason_transport_display: "USO EN PROYECTO",
      shipping_guide_file: null,
      details: [
        {
          id: expect.any(Number),
          description: "Lavamanos",
          quantity: 2,
          unit: "u",
          id_resource_item: unit.id,
          resource_item_code: unit.code,
          resource_item_name: unit.name,
        },
        {
          id: expect.any(Number),
          description: "Mangueras",
          quantity: 1.5,
          unit: null,
          id_resource_item: null,
          resource_item_code: null,
          resource_item_name: null,
        },
      ],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
  });

  test("needs only a project and a date", async () => {
    const { status, body } = await create({ cost_transport: null, details: null, end_date: "" });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      guide_number: "GDR-0000001",
      type_shipping_guide: "EXIT",
      reason_transport: null,
      cost_transport: 0,
      cost_stowage: 0,
      details: [],
    });
  });

  test("numbers follow each other, past those taken by hand", async () => {
    await create({ guide_number: "GDR-0000002" });
    expect((await create()).body.data.guide_number).toBe("GDR-0000001");
    expect((await create()).body.data.guide_number).toBe("GDR-0000003");
  });

  test("twenty at once take twenty numbers", async () => {
    const other = await make.aProject();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        create({ project_id: [project, other][index % 2]?.id, cost_transport: 1 }),
      ),
    );
    const numbers = new Set(answers.map(({ body }) => body.data.guide_number));
    expect(numbers.size).toBe(20);
    expect(numbers).toContain("GDR-0000020");
  });

  test("a number is one live guide's, at the same time too", async () => {
    const both = await Promise.all([create({ guide_number: "G" }), create({ guide_number: "G" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const [refused] = both.filter(({ status }) => status === 400);
    expect(refused?.body.field_errors.guide_number).toHaveLength(1);
    const [kept] = both.filter(({ status }) => status === 201);
    await remove(kept?.body.data.id);
    expect((await create({ guide_number: "G" })).status).toBe(201);
  });

  test.each([
    ["project_id", null],
    ["project_id", "1"],
    ["issue_date", undefined],
    ["issue_date", "2026-02-30"],
    ["type_shipping_guide", "OUT"],
    ["reason_transport", "GIFT"],
    ["cost_transport", -1],
    ["cost_stowage", "1.001"],
    ["end_date", "x"],
    ["notes", "a\0b"],
    ["details", [{ description: "x" }]],
    ["details", [{ quantity: 1 }]],
    ["details", [{ description: "x", quantity: -1 }]],
    ["guide_number", "x".repeat(51)],
  ])("refuses %s %j", async (field, value) => {
    const { status, body } = await create({ [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.field_errors)[0]).toMatch(new RegExp(`^${field}`));
    expect(await database().$count(shippingGuides)).toBe(0);
  });

  test("refuses a journey that ends before it starts", async () => {
    const { status, body } = await create({ start_date: "2026-01-16", end_date: "2026-01-15" });
    expect([status, Object.keys(body.field_errors)]).toEqual([400, ["end_date"]]);
  });

  test("what the body names must exist", async () => {
    const gone = [
      { project_id: nobody },
      { project_id: (await make.aProject({ isActive: false })).id },
      { project_id: (await make.aProject({ isDeleted: true })).id },
      { details: [{ description: "x", quantity: 1, id_resource_item: nobody }] },
    ];
    for (const given of gone) expect((await create(given)).status).toBe(404);
    expect(await database().$count(shippingGuides)).toBe(0);
  });

  test("a closed project still takes one", async () => {
    await database().update(projects).set({ isClosed: true });
    expect((await create()).status).toBe(201);
  });

  test("the same key creates one", async () => {
    const headers = { "idempotency-key": "k" };
    const [first, again] = [await create({}, { headers }), await create({}, { headers })];
    expect(again.body).toEqual(first.body);
    expect(await database().$count(shippingGuides)).toBe(1);
  });

  test("only the office writes", async () => {
    const as = await make.aSession("TECNICO");
    expect((await create({}, { as })).status).toBe(403);
    expect(await database().$count(shippingGuides)).toBe(0);
  });
});

describe("GET", () => {
  test("lists everything, the latest first, and pages when asked", async () => {
    const other = await make.aProject();
    const [early, late, same] = [
      await make.aShippingGuide({ projectId: project.id, issueDate: "2026-01-01" }),
      await make.aShippingGuide({ projectId: project.id, issueDate: "2026-03-01", status: "VOID" }),
      await make.aShippingGuide({ projectId: other.id, issueDate: "2026-03-01", type: "IN" }),
    ];
    const { body } = await list();
    expect(idsOf(body.data)).toEqual([late.id, same.id, early.id]);
    expect(body.count).toBeUndefined();
    expect(idsOf((await list({ project_id: project.id })).body.data)).toEqual([late.id, early.id]);
    expect(idsOf((await list({ status: "VOID" })).body.data)).toEqual([late.id]);
    expect(idsOf((await list({ type_shipping_guide: "IN" })).body.data)).toEqual([same.id]);
    expect(idsOf((await list({ search: early.guideNumber })).body.data)).toEqual([early.id]);
    expect((await list({ page: 2, page_size: 2 })).body).toMatchObject({
      count: 3,
      page: 2,
      page_size: 2,
      data: [{ id: early.id }],
    });
    const blank = { project_id: "", status: "", type_shipping_guide: "", search: "" };
    expect((await list(blank)).body.data).toHaveLength(3);
    expect((await list({ status: "OPEN" })).status).toBe(400);
  });
});

describe("the open work sheet of the period", () => {
  const lines = async () =>
    (await database().select().from(worksheetLines).orderBy(worksheetLines.id)).map(
      ({ kind, subtotal, referenceDocument }) => [kind, subtotal, referenceDocument],
    );
  const total = async () => (await database().select().from(worksheets))[0]?.total;

  test("bills transport and stowage", async () => {
    await make.aWorksheet({ projectId: project.id });
    const costs = { cost_transport: 100, cost_stowage: "20.50" };
    await create({ ...costs, guide_number: "A" });
    expect(await lines()).toEqual([
      ["TRANSPORT", "100.00", "A"],
      ["STOWAGE", "20.50", "A"],
    ]);
    expect(await total()).toBe("138.58");
  });
});

test("in as many queries for one as for many", async () => {
  const queriesOf = () => countQueries(list);
  await create({ details: [{ description: "x", quantity: 1 }] });
  const few = await queriesOf();
  for (const _ of [1, 2, 3]) await create({ details: [{ description: "x", quantity: 1 }] });
  expect(await queriesOf()).toBe(few);
});
