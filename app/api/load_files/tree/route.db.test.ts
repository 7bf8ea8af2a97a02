import { expect, test } from "vitest";
import {
  aCustodyChain,
  aMaintenanceSheet,
  anAttachment,
  anEquipment,
  aProject,
  aSession,
  aShippingGuide,
  aStaffMember,
  aStaffPass,
  aVaccination,
  aVehicle,
  aVehicleCertification,
  aVehiclePass,
  aWorksheet,
} from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

type Node = { id: number; label: string; type: string; files: object[]; children: Node[] };

const read = async () => (await call(GET, { as: await aSession("TECNICO") })).body;
const namesOf = (nodes: Node[]) => nodes.map(({ type, id }) => [type, id]);

async function aWorld() {
  const project = await aProject();
  const sheet = await aWorksheet({ projectId: project.id });
  const chain = await aCustodyChain({ worksheetId: sheet.id });
  const guide = await aShippingGuide({ projectId: project.id });
  const maintenance = await aMaintenanceSheet({ projectId: project.id });
  const person = await aStaffMember();
  const pass = await aStaffPass({ staffId: person.id });
  const dose = await aVaccination({ staffId: person.id });
  const truck = await aVehicle();
  const certification = await aVehicleCertification({ vehicleId: truck.id });
  const truckPass = await aVehiclePass({ vehicleId: truck.id });
  const unit = await anEquipment();
  return {
    ...{ project, sheet, chain, guide, maintenance, person, pass, dose },
    ...{ truck, certification, truckPass, unit },
  };
}

test("every record with file fields stands in its place", async () => {
  const world = await aWorld();
  const { data } = await read();
  expect(namesOf(data.projects)).toEqual([["project", world.project.id]]);
  const [project] = data.projects;
  expect(project).toMatchObject({ files: [] });
  expect(namesOf(project.children)).toEqual([
    ["sheet_project", world.sheet.id],
    ["shipping_guide", world.guide.id],
    ["maintenance_sheet", world.maintenance.id],
  ]);
  expect(namesOf(project.children[0].children)).toEqual([["custody_chain", world.chain.id]]);
  expect(namesOf(data.technicals)).toEqual([["technical", world.person.id]]);
  expect(namesOf(data.technicals[0].children)).toEqual([
    ["pass_technical", world.pass.id],
    ["vaccination_record", world.dose.id],
  ]);
  expect(namesOf(data.vehicles)).toEqual([["vehicle", world.truck.id]]);
  expect(namesOf(data.vehicles[0].children)).toEqual([
    ["certification_vehicle", world.certification.id],
    ["pass_vehicle", world.truckPass.id],
  ]);
  expect(namesOf(data.equipment)).toContainEqual(["resource_item", world.unit.id]);
});

test("a field tells what it holds, and what it lacks", async () => {
  const person = await aStaffMember();
  const { storageKey } = await anAttachment({
    model: "technical",
    objectId: person.id,
    field: "license_file",
    fileName: "licencia.pdf",
  });
  await anAttachment({
    model: "technical",
    objectId: person.id,
    field: "dni_file",
    removedAt: new Date(),
  });
  const { data } = await read();
  const about = { model_type: "technical", object_id: person.id };
  expect(data.technicals[0].files).toEqual([
    {
      ...about,
      field_name: "dni_file",
      field_label: "Cédula",
      has_file: false,
      file_name: null,
      file_url: null,
    },
    {
      ...about,
      field_name: "license_file",
      field_label: "Licencia de conducir",
      has_file: true,
      file_name: "licencia.pdf",
      file_url: `/media/${storageKey}`,
    },
    expect.objectContaining({ field_name: "vaccine_certificate_file", has_file: false }),
    expect.objectContaining({ field_name: "image_profile", has_file: false }),
  ]);
});

test("a file of one record never shows on another of the same number", async () => {
  const pass = await aStaffPass();
  await aVehiclePass({ id: pass.id });
  await anAttachment({ model: "pass_vehicle", objectId: pass.id, field: "pass_file" });
  const { data } = await read();
  expect(data.technicals[0].children[0].files[0]).toMatchObject({ has_file: false });
  expect(data.vehicles[0].children[0].files[0]).toMatchObject({ has_file: true });
});

test("what is deleted or inactive is not in the tree", async () => {
  const project = await aProject();
  const gone = await aWorksheet({ projectId: project.id, isDeleted: true });
  await aCustodyChain({ worksheetId: gone.id });
  const sheet = await aWorksheet({ projectId: project.id });
  await aCustodyChain({ worksheetId: sheet.id, isDeleted: true });
  await aShippingGuide({ projectId: project.id, isDeleted: true });
  await aMaintenanceSheet({ projectId: project.id, isDeleted: true });
  await aProject({ isActive: false });
  await aProject({ isDeleted: true });
  const person = await aStaffMember();
  await aStaffPass({ staffId: person.id, isActive: false });
  await aVaccination({ staffId: person.id, isDeleted: true });
  await aStaffMember({ isActive: false });
  await aVehicle({ isDeleted: true });
  const { data } = await read();
  expect(namesOf(data.projects)).toEqual([["project", project.id]]);
  expect(namesOf(data.projects[0].children)).toEqual([["sheet_project", sheet.id]]);
  expect(data.projects[0].children[0].children).toEqual([]);
  expect(namesOf(data.technicals)).toEqual([["technical", person.id]]);
  expect(data.technicals[0].children).toEqual([]);
  expect(data.vehicles).toEqual([]);
});

test("a larger tree takes the same queries", async () => {
  const queriesOf = async () => {
    const as = await aSession();
    return countQueries(() => call(GET, { as }));
  };
  await aWorld();
  const before = await queriesOf();
  await aWorld();
  await aWorld();
  expect(await queriesOf()).toBe(before);
});
