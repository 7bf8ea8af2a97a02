import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/db/client";
import {
  assignments,
  equipment,
  reservations,
  reservationUnits,
  settings,
  unitClaims,
} from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { retireEquipment } from "@/lib/equipment/retire-equipment";
import { updateEquipment } from "@/lib/equipment/update-equipment";
import { call } from "@/lib/http/testing";
import { memberAt, nobodyAt } from "@/lib/kernel/testing";
import { deletePartner } from "@/lib/partners/delete-partner";
import { expireHolds } from "@/lib/reservations/expire-holds";
import { isProof } from "@/scripts/testing/extent.mjs";
import { POST as CLOSE } from "../projects/[project_id]/close/route";
import { POST as ADD } from "../projects/resources/add/route";
import { POST as REACTIVATE } from "../projects/resources/reactivate/route";
import { POST as RELEASE } from "../projects/resources/release/route";
import { PUT as CHANGE } from "../projects/resources/update/route";
import { POST as CANCEL } from "./[reservation_id]/cancel/route";
import { POST as CONFIRM } from "./[reservation_id]/confirm/route";
import { POST as CONVERT } from "./[reservation_id]/convert/route";
import { POST as HOLD } from "./[reservation_id]/hold/route";
import { DELETE, GET as ONE, PUT } from "./[reservation_id]/route";
import { POST as SWAP } from "./[reservation_id]/swap/route";
import { GET, POST } from "./route";

let office: Awaited<ReturnType<typeof make.aSession>>;
let partner: Awaited<ReturnType<typeof make.aPartner>>;
let project: Awaited<ReturnType<typeof make.aProject>>;

beforeEach(async () => {
  office = await make.aSession();
  partner = await make.aPartner();
  project = await make.aProject({ partnerId: partner.id });
  await database().update(equipment).set({ isDeleted: true });
});

const line = {
  type_equipment: "LVMNOS",
  quantity: 1,
  from_date: "2036-12-01",
  to_date: "2036-12-20",
  cost: "12.50",
};

const create = (given: object = {}, lines: object[] = [line]) =>
  call(POST, { as: office, body: { partner_id: partner.id, lines, ...given } });
const act = (verb: typeof HOLD, id: number, body: object = {}) =>
  call(verb, { as: office, params: { reservation_id: id }, body });
const get = (id: number) => call(ONE, { as: office, params: { reservation_id: id } });

async function drafted(given: object = {}, lines: object[] = [line]): Promise<number> {
  const { status, body } = await create(given, lines);
  expect(status).toBe(201);
  return body.data.id;
}

async function confirmed(given: object = {}, lines: object[] = [line]): Promise<number> {
  const id = await drafted(given, lines);
  expect((await act(CONFIRM, id)).body.error).toBeUndefined();
  return id;
}

const add = (unit: { id: number }, given: object = {}, at = project) =>
  call(ADD, {
    as: office,
    body: [
      {
        project_id: at.id,
        resource_id: unit.id,
        cost: "10",
        operation_start_date: "2036-11-25",
        operation_end_date: "2036-12-05",
        ...given,
      },
    ],
  });

const firmClaims = (equipmentId: number) =>
  database()
    .select()
    .from(unitClaims)
    .where(eq(unitClaims.equipmentId, equipmentId))
    .then((rows) => rows.filter(({ isFirm }) => isFirm));

describe("a draft", () => {
  test("takes its place from the project and is numbered by the year", async () => {
    const { body } = await create({ project_id: project.id, notes: "Llamar antes" });
    expect(body.data).toMatchObject({
      code: expect.stringMatching(/^RSV-\d{4}-\d{4}$/),
      status: "DRAFT",
      status_display: "BORRADOR",
      location: "Campo Norte",
      project_name: `Proyecto ${project.id} - ${partner.name}`,
      lines: [{ quantity: 1, cost: 12.5, frequency_type: "DAY", units: [] }],
    });
    const { body: listed } = await call(GET, { as: office, query: { search: body.data.code } });
    expect(listed.data).toEqual([body.data]);
  });

  test.each([
    { fault: { quantity: 0 }, field: "lines.0.quantity" },
    { fault: { type_equipment: "SERVIC" }, field: "lines.0.type_equipment" },
    { fault: { to_date: "2036-11-30" }, field: "lines.0.to_date" },
    { fault: { resource_item_ids: [1, 2] }, field: "lines.0.resource_item_ids" },
    { fault: { frequency_type: "WEEK" }, field: "lines.0.weekdays" },
  ])("refuses $fault", async ({ fault, field }) => {
    const { status, body } = await create({}, [{ ...line, ...fault }]);
    expect([status, Object.keys(body.field_errors)]).toEqual([400, [field]]);
  });

  test("refuses a project of another client, and a unit of another type", async () => {
    const other = await make.aProject();
    expect((await create({ project_id: other.id })).body.field_errors).toHaveProperty("project_id");
    const tank = await make.anEquipment({ type: "TNQAAC" });
    const { status } = await create({}, [{ ...line, resource_item_ids: [tank.id] }]);
    expect(status).toBe(400);
  });

  test("keeps nobody out, is rewritten and deleted", async () => {
    const unit = await make.anEquipment();
    const id = await drafted({}, [{ ...line, resource_item_ids: [unit.id] }]);
    expect(await firmClaims(unit.id)).toEqual([]);
    const changed = await call(PUT, {
      as: office,
      method: "PUT",
      params: { reservation_id: id },
      body: { lines: [{ ...line, quantity: 3 }] },
    });
    expect(changed.body.data.lines).toMatchObject([{ quantity: 3, units: [] }]);
    const gone = await call(DELETE, {
      as: office,
      method: "DELETE",
      params: { reservation_id: id },
    });
    expect(gone.status).toBe(200);
    expect((await get(id)).status).toBe(404);
  });
});

describe("states", () => {
  test("held, then confirmed with the same units, then cancelled with a reason", async () => {
    const unit = await make.anEquipment();
    const id = await drafted();
    const held = await act(HOLD, id, { hours: 2 });
    expect(held.body.data).toMatchObject({
      status: "HELD",
      hold_until: expect.any(String),
      lines: [{ units: [{ resource_item_id: unit.id, has_yielded: false }] }],
    });
    expect(await firmClaims(unit.id)).toHaveLength(1);
    expect((await act(CONFIRM, id)).body.data).toMatchObject({
      status: "CONFIRMED",
      hold_until: null,
    });
    expect((await act(HOLD, id)).body.code).toBe("reservation_status");
    expect((await act(CANCEL, id, { reason: " " })).status).toBe(400);
    expect((await act(CANCEL, id, { reason: "Desistió" })).body.data).toMatchObject({
      status: "CANCELLED",
      cancel_reason: "Desistió",
    });
    expect(await firmClaims(unit.id)).toEqual([]);
    expect((await act(CONFIRM, id)).status).toBe(400);
  });

  test("what is promised is neither rewritten nor deleted", async () => {
    await make.anEquipment();
    const id = await confirmed();
    const params = { reservation_id: id };
    const put = (body: object) => call(PUT, { as: office, method: "PUT", params, body });
    expect((await put({ lines: [line] })).body.code).toBe("reservation_status");
    expect((await put({ notes: "Otra" })).body.data.notes).toBe("Otra");
    const { body } = await call(DELETE, { as: office, method: "DELETE", params });
    expect(body.code).toBe("reservation_status");
  });

  test("refused with the first day short and by how many", async () => {
    const unit = await make.anEquipment();
    await confirmed();
    expect(await firmClaims(unit.id)).toHaveLength(1);
    const id = await drafted({}, [{ ...line, quantity: 2, from_date: "2036-12-19" }]);
    const { status, body } = await act(HOLD, id);
    expect([status, body.code]).toEqual([400, "resource_reserved"]);
    expect(body.field_errors).toEqual({
      "lines.0.quantity": ["Faltan 2 equipos de Lavamanos desde el 19/12/2036."],
    });
    expect((await get(id)).body.data.status).toBe("DRAFT");
  });

  test("a hold that is over lapses, and is in nobody's way before anybody writes it down", async () => {
    await make.anEquipment();
    const id = await drafted();
    await act(HOLD, id);
    await database()
      .update(reservations)
      .set({ holdUntil: new Date("2020-01-01") })
      .where(eq(reservations.id, id));
    expect((await get(id)).body.data.status).toBe("EXPIRED");
    const other = await confirmed();
    expect(await expireHolds(nobodyAt(new Date()))).toBe(1);
    expect((await act(HOLD, id)).body.code).toBe("resource_reserved");
    await act(CANCEL, other, { reason: "Desistió" });
    expect((await act(HOLD, id)).body.data.status).toBe("HELD");
  });

  test("a unit that is ready a day later is not promised at once", async () => {
    await make.anEquipment();
    await confirmed();
    const next = [{ ...line, from_date: "2036-12-20", to_date: "2036-12-22" }];
    const id = await drafted({}, next);
    await database()
      .update(settings)
      .set({ turnaroundDays: { LVMNOS: 1 } });
    expect((await act(CONFIRM, id)).body.code).toBe("resource_reserved");
    await database().update(settings).set({ turnaroundDays: {} });
    expect((await act(CONFIRM, id)).body.error).toBeUndefined();
  });

  test("another unit may stand for one of a line, unless others have it", async () => {
    const [unit, other, taken] = [
      await make.anEquipment(),
      await make.anEquipment(),
      await make.anEquipment(),
    ];
    await confirmed({}, [{ ...line, resource_item_ids: [taken.id] }]);
    const id = await confirmed({}, [{ ...line, resource_item_ids: [unit.id] }]);
    const line_id = (await get(id)).body.data.lines[0].id;
    const swap = (by: number) =>
      act(SWAP, id, { line_id, resource_item_id: unit.id, by_resource_item_id: by });
    expect((await swap(taken.id)).body.code).toBe("resource_reserved");
    expect((await swap(other.id)).body.data.lines[0].units).toMatchObject([
      { resource_item_id: other.id },
    ]);
    expect(await firmClaims(unit.id)).toEqual([]);
  });

  test("a technician reads and changes nothing", async () => {
    const id = await drafted();
    const technician = await make.aSession("TECNICO");
    const params = { reservation_id: id };
    expect((await call(ONE, { as: technician, params })).status).toBe(200);
    expect((await call(HOLD, { as: technician, params, body: {} })).status).toBe(403);
  });
});

describe("what is documented", () => {
  test("a unit that another was promised is not assigned for those days", async () => {
    const unit = await make.anEquipment();
    const id = await confirmed();
    const { code } = (await get(id)).body.data;
    const elsewhere = await make.aProject();
    const { status, body } = await add(unit, {}, elsewhere);
    expect([status, body.code]).toEqual([400, "resource_reserved"]);
    const said = `${unit.code} está reservado desde el 01/12/2036 (${code}).`;
    expect(body.field_errors).toEqual({ "items.0.operation_end_date": [said] });
    const before = await add(unit, { operation_end_date: "2036-12-01" }, elsewhere);
    expect(before.status).toBe(201);
    expect(before.body).not.toHaveProperty("warnings");
    const longer = await call(CHANGE, {
      as: office,
      method: "PUT",
      body: { id: before.body.data[0].id, operation_end_date: "2036-12-03" },
    });
    expect(longer.body).toMatchObject({
      code: "resource_reserved",
      field_errors: { operation_end_date: [said] },
    });
  });

  test("nor is it brought back", async () => {
    const unit = await make.anEquipment();
    const elsewhere = await make.aProject();
    const { body } = await add(unit, {}, elsewhere);
    const { id } = body.data[0];
    await call(RELEASE, { as: office, body: { id } });
    await confirmed();
    const again = await call(REACTIVATE, { as: office, body: { id } });
    expect([again.status, again.body.code]).toEqual([400, "resource_reserved"]);
  });

  test("an open-ended assignment meets every promise ahead, a service none", async () => {
    const unit = await make.anEquipment();
    const days = { fromDate: "2037-05-01", toDate: null };
    const { reservation } = await make.aPromisedUnit({ equipmentId: unit.id, ...days });
    const { body } = await add(unit, { operation_end_date: null });
    expect(body.error).toContain(`01/05/2037 (${reservation.code})`);
    const service = await make.aService();
    expect((await add(service, { operation_end_date: null })).status).toBe(201);
  });

  test("a unit that is thought to be back in time may start earlier", async () => {
    const unit = await make.anEquipment();
    const elsewhere = await make.aProject();
    const { body } = await add(
      unit,
      { operation_start_date: "2036-10-20", operation_end_date: "2036-11-01" },
      elsewhere,
    );
    const { id } = body.data[0];
    await database()
      .update(assignments)
      .set({ endDate: null, expectedReturnDate: "2036-11-20" })
      .where(eq(assignments.id, id));
    await confirmed();
    const earlier = (day: string) =>
      call(CHANGE, { as: office, method: "PUT", body: { id, operation_start_date: day } });
    expect((await earlier("2036-10-10")).body.error).toBeUndefined();
    expect((await earlier("2036-11-25")).body.code).toBe("resource_reserved");
  });

  test("a blocked unit is refused with its day", async () => {
    const unit = await make.anEquipment();
    await make.aUnitBlock({ equipmentId: unit.id, fromDate: "2036-12-01" });
    const { body } = await add(unit);
    expect(body.error).toContain(`${unit.code} está bloqueado desde el 01/12/2036.`);
  });

  test.each([{ ofProject: true }, { ofProject: false }])(
    "the promise to the project or its client is kept (of the project: $ofProject)",
    async ({ ofProject }) => {
      const unit = await make.anEquipment();
      const id = await confirmed(ofProject ? { project_id: project.id } : {});
      const { status, body } = await add(unit);
      expect(body.error).toBeUndefined();
      expect(status).toBe(201);
      const { data } = (await get(id)).body;
      expect(data).toMatchObject({
        status: "CONVERTED",
        lines: [{ units: [{ project_resource_id: body.data[0].id, has_yielded: false }] }],
      });
    },
  );

  test("where promises do not block, they yield and are named", async () => {
    const unit = await make.anEquipment();
    const id = await confirmed();
    await database().update(settings).set({ reservationsBlock: "NEVER" });
    const { status, body } = await add(unit, {}, await make.aProject());
    expect(body.error).toBeUndefined();
    await database().update(settings).set({ reservationsBlock: "CONFIRMED" });
    expect(status).toBe(201);
    expect(body.warnings).toEqual([expect.stringContaining(`${unit.code} está reservado`)]);
    const { data } = (await get(id)).body;
    expect(data).toMatchObject({
      status: "CONFIRMED",
      lines: [{ units: [{ has_yielded: true }] }],
    });
  });
});

describe("converting", () => {
  test("assigns what is at hand, and the rest later", async () => {
    const [here, away] = [await make.anEquipment(), await make.anEquipment()];
    const elsewhere = await make.aProject();
    const { body: out } = await add(
      away,
      { operation_start_date: "2026-01-01", operation_end_date: "2036-11-01" },
      elsewhere,
    );
    const id = await confirmed({}, [{ ...line, quantity: 2 }]);
    expect((await act(CONVERT, id)).body.field_errors).toHaveProperty("project_id");
    const first = await act(CONVERT, id, { project_id: project.id });
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({
      reservation: { status: "CONFIRMED" },
      assigned: [{ resource_item_id: here.id, cost: 12.5, operation_start_date: "2036-12-01" }],
      waiting: [{ resource_item_id: away.id, status_disponibility: "RENTADO" }],
    });
    const none = await act(CONVERT, id, { project_id: project.id });
    expect(none.body.code).toBe("resource_rented");
    await call(RELEASE, { as: office, body: { id: out.data[0].id } });
    const line_id = first.body.data.reservation.lines[0].id;
    const rest = await act(CONVERT, id, {
      project_id: project.id,
      lines: [{ line_id, resource_item_ids: [away.id] }],
    });
    expect(rest.body.data).toMatchObject({ reservation: { status: "CONVERTED" }, waiting: [] });
    expect(await database().$count(assignments, eq(assignments.projectId, project.id))).toBe(2);
  });

  test("all or none of what is asked for", async () => {
    const [here, away] = [await make.anEquipment(), await make.anEquipment()];
    const elsewhere = await make.aProject();
    const given = { operation_start_date: "2026-01-01", operation_end_date: "2036-11-01" };
    await add(away, given, elsewhere);
    const id = await confirmed({ project_id: project.id }, [{ ...line, quantity: 2 }]);
    const line_id = (await get(id)).body.data.lines[0].id;
    const { status } = await act(CONVERT, id, {
      lines: [{ line_id, resource_item_ids: [here.id, away.id] }],
    });
    expect(status).toBe(400);
    expect(await database().$count(assignments, eq(assignments.projectId, project.id))).toBe(0);
    const stray = await act(CONVERT, id, { lines: [{ line_id, resource_item_ids: [999_999] }] });
    expect(stray.body.field_errors).toHaveProperty("lines.0.resource_item_ids");
  });
});

describe("at once", () => {
  test("of fifty who would confirm one unit, one does", async () => {
    const unit = await make.anEquipment();
    const ids = [];
    for (let at = 0; at < 50; at += 1) ids.push(await drafted());
    const answers = await Promise.all(ids.map((id) => act(CONFIRM, id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 400)]);
    expect(await firmClaims(unit.id)).toHaveLength(1);
  });

  test("holds and assignments of one unit never share a day", async () => {
    const elsewhere = await make.aProject();
    const rounds = isProof ? 200 : 3;
    for (let round = 0; round < rounds; round += 1) {
      await database().update(equipment).set({ isDeleted: true });
      const unit = await make.anEquipment();
      const ids = [];
      for (let at = 0; at < 20; at += 1) ids.push(await drafted());
      const answers = await Promise.all(
        ids.flatMap((id, at) => [
          act(HOLD, id),
          add(
            unit,
            { operation_end_date: at % 3 ? "2036-12-05" : null },
            at % 2 ? project : elsewhere,
          ),
        ]),
      );
      expect(answers.every(({ status }) => [200, 201, 400].includes(status))).toBe(true);
      const promised = await database()
        .select()
        .from(reservationUnits)
        .where(eq(reservationUnits.equipmentId, unit.id));
      const firm = await firmClaims(unit.id);
      expect(firm.length).toBeGreaterThan(0);
      expect(firm.length).toBeLessThanOrEqual(1 + promised.length);
      expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    }
  });
});

test("as many queries for many lines as for one", async () => {
  for (let at = 0; at < 4; at += 1) await make.anEquipment();
  const [one, many] = [await drafted(), await drafted({}, [line, line, line])];
  const verbs = async (id: number) => {
    const hold = await countQueries(() => act(HOLD, id));
    const list = await countQueries(() => call(GET, { as: office, query: { page: 1 } }));
    return [hold, list];
  };
  expect(await verbs(one)).toEqual(await verbs(many));
  expect((await get(many)).body.data.status).toBe("HELD");
});

describe("rooms below", () => {
  test("closing the project cancels what it asked for, and says so", async () => {
    const unit = await make.anEquipment();
    const id = await confirmed({ project_id: project.id });
    const { code } = (await get(id)).body.data;
    const params = { project_id: project.id };
    const { body } = await call(CLOSE, { as: office, params, body: {} });
    expect(body.alerts).toContainEqual({
      type: "info",
      message: `Se anulará 1 reserva: ${code}.`,
    });
    expect((await get(id)).body.data).toMatchObject({
      status: "CANCELLED",
      cancel_reason: "Cierre del proyecto",
    });
    expect(await firmClaims(unit.id)).toEqual([]);
  });

  test("a promised unit is neither retired nor made another type", async () => {
    const unit = await make.anEquipment();
    const id = await confirmed();
    const { code } = (await get(id)).body.data;
    const ctx = await memberAt(new Date());
    const equipmentId = unit.id;
    await expect(retireEquipment(ctx, { equipmentId, reason: "Dado de baja" })).rejects.toThrow(
      code,
    );
    await expect(updateEquipment(ctx, { equipmentId, type: "TNQAAC" })).rejects.toThrow(code);
    await act(CANCEL, id, { reason: "Desistió" });
    await updateEquipment(ctx, { equipmentId, type: "TNQAAC" });
    await retireEquipment(ctx, { equipmentId, reason: "Dado de baja" });
  });

  test("a client who waits for units is not deleted", async () => {
    const other = await make.aPartner();
    const id = await drafted({ partner_id: other.id });
    const ctx = await memberAt(new Date());
    await expect(deletePartner(ctx, { partnerId: other.id })).rejects.toThrow("reservas");
    await act(CANCEL, id, { reason: "Desistió" });
    await deletePartner(ctx, { partnerId: other.id });
  });
});
