import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { attachments, vaccinations, vehiclePasses } from "@/db/schema";
import {
  anAttachment,
  aPartner,
  aProject,
  aRentedUnit,
  aStaffMember,
  aStaffPass,
  aVaccination,
  aVehicle,
  aVehicleCertification,
  aVehiclePass,
} from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { changeRate } from "../assignments/change-rate";
import { withdrawRate } from "../assignments/withdraw-rate";
import type { Role } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { getRecordHistory } from "./get-record-history";
import { listNamedChanges } from "./list-named-changes";

const aContext = (role: Role = "ADMINISTRATIVO") => memberAt("2026-08-10T17:00:00Z", { role });

test("a vehicle's history tells of its passes and certifications, deleted ones too", async () => {
  const ctx = await aContext();
  const truck = await aVehicle();
  const pass = await aVehiclePass({ vehicleId: truck.id });
  const certification = await aVehicleCertification({ vehicleId: truck.id });
  await database()
    .update(vehiclePasses)
    .set({ isDeleted: true })
    .where(eq(vehiclePasses.id, pass.id));
  await aVehiclePass();
  await aStaffPass();
  const { changes, total, recordType } = await getRecordHistory(ctx, "vehicle", truck);
  expect(recordType).toBe("vehicle");
  expect(total).toBe(4);
  expect(changes?.map((one) => [one.recordType, one.recordId, one.action])).toEqual([
    ["pass_vehicle", pass.id, "UPDATE"],
    ["certification_vehicle", certification.id, "INSERT"],
    ["pass_vehicle", pass.id, "INSERT"],
    ["vehicle", truck.id, "INSERT"],
  ]);
});

test("a technician's history tells of his passes and vaccines", async () => {
  const ctx = await aContext();
  const member = await aStaffMember();
  const pass = await aStaffPass({ staffId: member.id });
  const dose = await aVaccination({ staffId: member.id });
  await database()
    .update(vaccinations)
    .set({ notes: "Refuerzo" })
    .where(eq(vaccinations.id, dose.id));
  await aVaccination();
  const { changes } = await getRecordHistory(ctx, "technical", member);
  expect(changes?.map((one) => [one.recordType, one.recordId])).toEqual([
    ["vaccination_record", dose.id],
    ["vaccination_record", dose.id],
    ["pass_technical", pass.id],
    ["technical", member.id],
  ]);
});

test("the window of a rented unit's history tells of its prices, one taken back too", async () => {
  const ctx = await aContext();
  const { assignment } = await aRentedUnit(await aProject());
  const rate = { assignmentId: assignment.id, fromDate: "2026-09-01" };
  await changeRate(ctx, { ...rate, cost: "31.00" });
  await withdrawRate(ctx, rate);
  await aRentedUnit(await aProject());
  const page = { page: 1, pageSize: 20 };
  const asked = { recordType: "project_resource", recordId: assignment.id, page } as const;
  const { changes, total } = await listNamedChanges(ctx, asked);
  expect(total).toBe(3);
  expect(changes.map((one) => [one.recordType, one.action])).toEqual([
    ["assignment_rate", "UPDATE"],
    ["assignment_rate", "INSERT"],
    ["project_resource", "INSERT"],
  ]);
});

test("a record's history tells of its files and of those of its papers, removed ones too", async () => {
  const ctx = await aContext();
  const truck = await aVehicle();
  const pass = await aVehiclePass({ vehicleId: truck.id });
  const policy = await anAttachment({ model: "vehicle", objectId: truck.id, field: "poliza_file" });
  const scan = await anAttachment({ model: "pass_vehicle", objectId: pass.id, field: "pass_file" });
  await anAttachment({ model: "technical", objectId: truck.id, field: "dni_file" });
  await database()
    .update(attachments)
    .set({ removedAt: ctx.now })
    .where(eq(attachments.id, policy.id));
  const { changes, total } = await getRecordHistory(ctx, "vehicle", truck);
  expect(total).toBe(5);
  expect(changes?.slice(0, 3).map((one) => [one.recordType, one.recordId, one.action])).toEqual([
    ["attachment", policy.id, "UPDATE"],
    ["attachment", scan.id, "INSERT"],
    ["attachment", policy.id, "INSERT"],
  ]);
});

test("any number of papers takes the same queries, and other records have none", async () => {
  const ctx = await aContext();
  const truck = await aVehicle();
  const client = await aPartner();
  const ofTruck = () => getRecordHistory(ctx, "vehicle", truck);
  const before = await countQueries(ofTruck);
  for (let at = 0; at < 5; at += 1) await aVehiclePass({ vehicleId: truck.id });
  expect(await countQueries(ofTruck)).toBe(before);
  expect(before).toBe(7);
  expect(await countQueries(() => getRecordHistory(ctx, "partner", client))).toBe(4);
});

test("whoever may not see the change log sees the authors alone", async () => {
  const truck = await aVehicle();
  const history = await getRecordHistory(await aContext("TECNICO"), "vehicle", truck);
  expect(history).toMatchObject({ changes: null, total: 0 });
});
