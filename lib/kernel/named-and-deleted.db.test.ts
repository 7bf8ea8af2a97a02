import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments } from "@/db/schema";
import {
  anAssignment,
  anEquipment,
  aPartner,
  aProject,
  aRentedUnit,
  aService,
  aStaffMember,
  aVehicle,
  aWorksheet,
} from "@/db/testing/factories";
import { reactivateAssignment } from "../assignments/reactivate-assignment";
import { updateAssignment } from "../assignments/update-assignment";
import { createEvent } from "../calendar/create-event";
import { createChain } from "../custody/create-chain";
import { deleteEquipment } from "../equipment/delete-equipment";
import { deletePartner } from "../partners/delete-partner";
import { createProject } from "../projects/create-project";
import { deleteStaffMember } from "../staff/delete-staff-member";
import { deleteVehicle } from "../vehicles/delete-vehicle";
import type { Context } from "./context";
import { memberAt } from "./testing";

let ctx: Context;
beforeEach(async () => {
  ctx = await memberAt("2026-02-10T12:00:00-05:00");
});

const rounds = Array.from({ length: 8 }, (_, index) => index);

async function oneOf(naming: () => Promise<unknown>, deleting: () => Promise<unknown>) {
  const outcomes = await Promise.allSettled([naming(), deleting()]);
  const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toHaveLength(1);
  expect([
    "not_found",
    "vehicle_in_use",
    "staff_in_use",
    "partner_in_use",
    "resource_in_use",
  ]).toContain(refused[0].code);
}

const aChain = (worksheetId: number, carriers: { staffId?: number; vehicleId?: number }) => () =>
  createChain(ctx, {
    worksheetId,
    date: "2026-01-15",
    waste: "LODOS",
    contactName: "Luis Andrade",
    ...carriers,
  });

test.each(rounds)("a vehicle is named by a chain or deleted, %i", async () => {
  const [{ id: worksheetId }, { id: vehicleId }] = [await aWorksheet(), await aVehicle()];
  await oneOf(aChain(worksheetId, { vehicleId }), () => deleteVehicle(ctx, { vehicleId }));
});

test.each(rounds)("a technician is named by a chain or deleted, %i", async () => {
  const [{ id: worksheetId }, { id: staffId }] = [await aWorksheet(), await aStaffMember()];
  await oneOf(aChain(worksheetId, { staffId }), () => deleteStaffMember(ctx, { staffId }));
});

test.each(rounds)("a technician is named by an event or deleted, %i", async () => {
  const [{ id: projectId }, { id: staffId }] = [await aProject(), await aStaffMember()];
  const event = { projectId, staffId, title: "Retiro", startDate: "2026-02-11" };
  await oneOf(
    () => createEvent(ctx, event as Parameters<typeof createEvent>[1]),
    () => deleteStaffMember(ctx, { staffId }),
  );
});

test.each(rounds)("a client is named by a project or deleted, %i", async () => {
  const { id: partnerId } = await aPartner();
  const project = { partnerId, location: "Campo Sur", startDate: "2026-01-01" };
  await oneOf(
    () => createProject(ctx, project as Parameters<typeof createProject>[1]),
    () => deletePartner(ctx, { partnerId }),
  );
});

test.each(rounds)("the maintenance service is assigned or deleted, %i", async () => {
  const service = await aService({ code: "MANT" });
  const { assignment } = await aRentedUnit(await aProject());
  const asked = { assignmentId: assignment.id, maintenanceCost: "5.00" };
  const outcomes = await Promise.allSettled([
    updateAssignment(ctx, asked as Parameters<typeof updateAssignment>[1]),
    deleteEquipment(ctx, { equipmentId: service.id }),
  ]);
  const gone = database().$count(assignments, eq(assignments.equipmentId, service.id));
  if (outcomes[1].status === "fulfilled") expect(await gone).toBe(0);
  else expect(outcomes[1].reason.code).toBe("resource_in_use");
});

test("what was deleted since is not brought back with its assignment", async () => {
  const { id: equipmentId } = await anEquipment({ isDeleted: true });
  const { id: assignmentId } = await anAssignment({
    equipmentId,
    isRetired: true,
    retirementDate: "2026-01-20",
    retirementReason: "fin",
  });
  const back = reactivateAssignment(ctx, { assignmentId, newStartDate: "2026-02-01" });
  await expect(back).rejects.toMatchObject({ code: "resource_unavailable" });
});
