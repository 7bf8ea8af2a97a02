import * as make from "@/db/testing/factories";
import { fileStore } from "../storage/file-store";
import type { PathValues } from "./read-request";

const records: Record<string, () => Promise<number | string>> = {
  report: async () => "worksheets",
  partner_id: async () => (await make.aPartner()).id,
  project_id: async () => (await make.aProject()).id,
  user_id: async () => (await make.aUser()).id,
  token_id: async () => (await make.aToken()).token.id,
  resource_id: async () => (await make.anEquipment()).id,
  id_project_resource: async () => (await make.anAssignment()).id,
  sheet_id: async () => (await make.aMaintenanceSheet({ id: (await make.aWorksheet()).id })).id,
  sheet_project_id: async () => (await make.aWorksheet()).id,
  detail_id: async () => (await make.aWorksheetLine()).id,
  id: async () => (await make.aCustodyChain()).id,
  vehicle_id: async () => (await make.aVehicle()).id,
  pk: async () => (await make.aVehiclePass({ id: (await make.aVehicleCertification()).id })).id,
  technical_id: async () => (await make.aStaffMember()).id,
  event_id: async () => (await make.aCalendarEvent()).id,
  visit_id: async () => (await make.aVisit({ assignmentId: (await make.anAssignment()).id })).id,
  write_off_id: async () => {
    const { id, projectId } = await make.anAssignment();
    return (await make.aWriteOff({ assignmentId: id, projectId })).id;
  },
  reservation_id: async () => (await make.aReservation()).id,
  guide_id: async () => (await make.aShippingGuide()).id,
};

export const namesOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

async function anAssignmentOfAProject() {
  const assignment = await make.anAssignment();
  return { project_id: assignment.projectId, resource_id: assignment.id };
}

async function aScanOfAProject() {
  const { scan } = await make.aCustodyScan();
  await fileStore().write(scan.storageKey, new Uint8Array([37]));
  return { project_id: scan.projectId, scan_id: scan.id, page: 1 };
}

async function aBlockOfAUnit() {
  const { id, equipmentId } = await make.aUnitBlock();
  return { resource_id: equipmentId, block_id: id };
}

export async function paramsOf(path: string): Promise<PathValues> {
  if (path.includes("{block_id}")) return aBlockOfAUnit();
  if (path.includes("{scan_id}")) return aScanOfAProject();
  if (path.includes("{project_id}/resources/{resource_id}")) return anAssignmentOfAProject();
  const entries = namesOf(path).map(async (name) => {
    const record = records[name];
    if (!record) throw new TypeError(`The tests know no record for {${name}}`);
    return [name, await record()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
