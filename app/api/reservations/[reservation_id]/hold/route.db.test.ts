import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { equipment, reservations, reservationUnits } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { nobodyAt } from "@/lib/kernel/testing";
import { expireHolds } from "@/lib/reservations/expire-holds";
import { listFirmClaims } from "@/lib/reservations/testing";
import { extent } from "@/scripts/testing/extent.mjs";
import { aReservationDesk, wantedLine } from "../../testing";
import { POST as CANCEL } from "../cancel/route";
import { POST as CONFIRM } from "../confirm/route";
import { POST as HOLD } from "./route";

let desk: Awaited<ReturnType<typeof aReservationDesk>>;

beforeEach(async () => {
  desk = await aReservationDesk();
});

test("keeps units from others for some hours, and holds nothing that is confirmed", async () => {
  const unit = await make.anEquipment();
  const id = await desk.drafted();
  const held = await desk.act(HOLD, id, { hours: 2 });
  expect(held.body.data).toMatchObject({
    status: "HELD",
    hold_until: expect.any(String),
    lines: [{ units: [{ resource_item_id: unit.id, has_yielded: false }] }],
  });
  expect(await listFirmClaims(unit.id)).toHaveLength(1);
  await desk.act(CONFIRM, id);
  expect((await desk.act(HOLD, id)).body.code).toBe("reservation_status");
});

test("refused with the first day short and by how many", async () => {
  const unit = await make.anEquipment();
  await desk.confirmed();
  expect(await listFirmClaims(unit.id)).toHaveLength(1);
  const id = await desk.drafted({}, [{ ...wantedLine, quantity: 2, from_date: "2036-12-19" }]);
  const { status, body } = await desk.act(HOLD, id);
  expect([status, body.code]).toEqual([400, "resource_reserved"]);
  expect(body.field_errors).toEqual({
    "lines.0.quantity": ["Faltan 2 equipos de Lavamanos desde el 19/12/2036."],
  });
  expect((await desk.get(id)).body.data.status).toBe("DRAFT");
});

test("a hold that is over lapses, and is in nobody's way before anybody writes it down", async () => {
  await make.anEquipment();
  const id = await desk.drafted();
  await desk.act(HOLD, id);
  await database()
    .update(reservations)
    .set({ holdUntil: new Date("2020-01-01") })
    .where(eq(reservations.id, id));
  expect((await desk.get(id)).body.data.status).toBe("EXPIRED");
  const other = await desk.confirmed();
  expect(await expireHolds(nobodyAt(new Date()))).toBe(1);
  expect((await desk.act(HOLD, id)).body.code).toBe("resource_reserved");
  await desk.act(CANCEL, other, { reason: "Desistió" });
  expect((await desk.act(HOLD, id)).body.data.status).toBe("HELD");
});

test("a technician holds nothing", async () => {
  const params = { reservation_id: await desk.drafted() };
  const technician = await make.aSession("TECNICO");
  expect((await call(HOLD, { as: technician, params, body: {} })).status).toBe(403);
});

test("as many queries for many lines as for one", async () => {
  for (let at = 0; at < 4; at += 1) await make.anEquipment();
  const lines = [wantedLine, wantedLine, wantedLine];
  const [one, many] = [await desk.drafted(), await desk.drafted({}, lines)];
  const held = (id: number) => countQueries(() => desk.act(HOLD, id));
  expect(await held(one)).toEqual(await held(many));
  expect((await desk.get(many)).body.data.status).toBe("HELD");
});

test("holds and assignments of one unit never share a day", async () => {
  const elsewhere = await make.aProject();
  const rounds = extent(2, 200);
  for (let round = 0; round < rounds; round += 1) {
    await database().update(equipment).set({ isDeleted: true });
    const unit = await make.anEquipment();
    const ids = [];
    for (let at = 0; at < 20; at += 1) ids.push(await desk.drafted());
    const answers = await Promise.all(
      ids.flatMap((id, at) => [
        desk.act(HOLD, id),
        desk.add(
          unit,
          { operation_end_date: at % 3 ? "2036-12-05" : null },
          at % 2 ? desk.project : elsewhere,
        ),
      ]),
    );
    expect(answers.every(({ status }) => [200, 201, 400].includes(status))).toBe(true);
    const promised = await database()
      .select()
      .from(reservationUnits)
      .where(eq(reservationUnits.equipmentId, unit.id));
    const firm = await listFirmClaims(unit.id);
    expect(firm.length).toBeGreaterThan(0);
    expect(firm.length).toBeLessThanOrEqual(1 + promised.length);
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
  }
});
