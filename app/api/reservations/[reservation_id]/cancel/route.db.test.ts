import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { retireEquipment } from "@/lib/equipment/retire-equipment";
import { updateEquipment } from "@/lib/equipment/update-equipment";
import { call } from "@/lib/http/testing";
import { memberAt } from "@/lib/kernel/testing";
import { deletePartner } from "@/lib/partners/delete-partner";
import { listFirmClaims } from "@/lib/reservations/testing";
import { POST as CLOSE } from "../../../projects/[project_id]/close/route";
import { aReservationDesk } from "../../testing";
import { POST as CONFIRM } from "../confirm/route";
import { POST as CANCEL } from "./route";

let desk: Awaited<ReturnType<typeof aReservationDesk>>;

beforeEach(async () => {
  desk = await aReservationDesk();
});

test("with a reason, and its units are free", async () => {
  const unit = await make.anEquipment();
  const id = await desk.confirmed();
  expect((await desk.act(CANCEL, id, { reason: " " })).status).toBe(400);
  expect((await desk.act(CANCEL, id, { reason: "Desistió" })).body.data).toMatchObject({
    status: "CANCELLED",
    cancel_reason: "Desistió",
  });
  expect(await listFirmClaims(unit.id)).toEqual([]);
  expect((await desk.act(CONFIRM, id)).status).toBe(400);
});

test("closing the project cancels what it asked for, and says so", async () => {
  const unit = await make.anEquipment();
  const id = await desk.confirmed({ project_id: desk.project.id });
  const { code } = (await desk.get(id)).body.data;
  const params = { project_id: desk.project.id };
  const { body } = await call(CLOSE, { as: desk.office, params, body: {} });
  expect(body.alerts).toContainEqual({
    type: "info",
    message: `Se anulará 1 reserva: ${code}.`,
  });
  expect((await desk.get(id)).body.data).toMatchObject({
    status: "CANCELLED",
    cancel_reason: "Cierre del proyecto",
  });
  expect(await listFirmClaims(unit.id)).toEqual([]);
});

test("a promised unit is neither retired nor made another type", async () => {
  const unit = await make.anEquipment();
  const id = await desk.confirmed();
  const { code } = (await desk.get(id)).body.data;
  const ctx = await memberAt(new Date());
  const equipmentId = unit.id;
  await expect(retireEquipment(ctx, { equipmentId, reason: "Dado de baja" })).rejects.toThrow(code);
  await expect(updateEquipment(ctx, { equipmentId, type: "TNQAAC" })).rejects.toThrow(code);
  await desk.act(CANCEL, id, { reason: "Desistió" });
  await updateEquipment(ctx, { equipmentId, type: "TNQAAC" });
  await retireEquipment(ctx, { equipmentId, reason: "Dado de baja" });
});

test("a client who waits for units is not deleted", async () => {
  const other = await make.aPartner();
  const id = await desk.drafted({ partner_id: other.id });
  const ctx = await memberAt(new Date());
  await expect(deletePartner(ctx, { partnerId: other.id })).rejects.toThrow("reservas");
  await desk.act(CANCEL, id, { reason: "Desistió" });
  await deletePartner(ctx, { partnerId: other.id });
});
