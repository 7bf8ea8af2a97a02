import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "@/db/client";
import { reservations } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { amidMove } from "@/db/testing/moving";
import { call } from "@/lib/http/testing";
import { listFirmClaims } from "@/lib/reservations/testing";
import { aReservationDesk, wantedLine } from "../testing";
import { DELETE, GET, PUT } from "./route";

let desk: Awaited<ReturnType<typeof aReservationDesk>>;

beforeEach(async () => {
  desk = await aReservationDesk();
});

test("a draft keeps nobody out, is rewritten and deleted", async () => {
  const unit = await make.anEquipment();
  const id = await desk.drafted({}, [{ ...wantedLine, resource_item_ids: [unit.id] }]);
  expect(await listFirmClaims(unit.id)).toEqual([]);
  const changed = await call(PUT, {
    as: desk.office,
    method: "PUT",
    params: { reservation_id: id },
    body: { lines: [{ ...wantedLine, quantity: 3 }] },
  });
  expect(changed.body.data.lines).toMatchObject([{ quantity: 3, units: [] }]);
  const gone = await call(DELETE, {
    as: desk.office,
    method: "DELETE",
    params: { reservation_id: id },
  });
  expect(gone.status).toBe(200);
  expect((await desk.get(id)).status).toBe(404);
});

test("of one that goes to another project meanwhile, that one is waited for", async () => {
  const partnerId = (await make.aPartner()).id;
  const [from, to] = [await make.aProject({ partnerId }), await make.aProject({ partnerId })];
  const { id } = await make.aReservation({ partnerId, projectId: from.id });
  const write = (db: Db) =>
    db.update(reservations).set({ projectId: to.id }).where(eq(reservations.id, id));
  const remove = () =>
    call(DELETE, { as: desk.office, method: "DELETE", params: { reservation_id: id } });
  expect((await amidMove({ from, to, write }, remove)).status).toBe(200);
  expect((await desk.get(id)).status).toBe(404);
});

test("what is promised is neither rewritten nor deleted", async () => {
  await make.anEquipment();
  const id = await desk.confirmed();
  const params = { reservation_id: id };
  const put = (body: object) => call(PUT, { as: desk.office, method: "PUT", params, body });
  expect((await put({ lines: [wantedLine] })).body.code).toBe("reservation_status");
  expect((await put({ notes: "Otra" })).body.data.notes).toBe("Otra");
  const { body } = await call(DELETE, { as: desk.office, method: "DELETE", params });
  expect(body.code).toBe("reservation_status");
});

test("a technician reads and changes nothing", async () => {
  const id = await desk.drafted();
  const asked = { as: await make.aSession("TECNICO"), params: { reservation_id: id } };
  expect((await call(GET, asked)).status).toBe(200);
  expect((await call(PUT, { ...asked, method: "PUT", body: { notes: "Otra" } })).status).toBe(403);
});
