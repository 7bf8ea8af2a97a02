import { beforeEach, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import type { Handler } from "@/lib/http/declaration";
import { call } from "@/lib/http/testing";
import { GET as anyPartners } from "./any-partners/route";
import { GET as cargo } from "./cargo/route";
import { GET as carriers } from "./carriers/route";
import { GET as maintainedUnits } from "./maintained-units/route";
import { GET as openProjects } from "./open-projects/route";
import { GET as partnerProjects } from "./partner-projects/route";
import { GET as partners } from "./partners/route";
import { GET as plates } from "./plates/route";
import { GET as projects } from "./projects/route";
import { GET as staff } from "./staff/route";
import { GET as texts } from "./texts/route";
import { GET as units } from "./units/route";
import { GET as vehicles } from "./vehicles/route";

let technician: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  technician = await make.aSession("TECNICO");
});

const offered = async (handler: Handler, query: Record<string, string | number>) => {
  const { status, body, headers } = await call(handler, { as: technician, query });
  expect({ status, cached: headers.get("cache-control") }).toEqual({
    status: 200,
    cached: "no-store",
  });
  return body.data;
};

test("projects: those that are open, or all with whom to ask for", async () => {
  const partner = await make.aPartner({ name: "Andes" });
  const known = { partnerId: partner.id, contactName: "Luis", contactPhone: null };
  const open = await make.aProject({ ...known, location: "Coca Norte" });
  const closed = await make.aProject({ ...known, location: "Coca Sur", isClosed: true });
  const option = ({ id, location }: typeof open) => ({
    value: String(id),
    label: location,
    detail: `Proyecto ${id} · Andes`,
  });
  const facts = { contact: "Luis", phone: "" };
  expect(await offered(openProjects, { search: "coca" })).toEqual([option(open)]);
  expect(await offered(projects, { search: "coca" })).toEqual([
    { ...option(open), facts },
    { ...option(closed), facts },
  ]);
});

test("projects of one client: those that are open, with their place", async () => {
  const partner = await make.aPartner({ name: "Andes" });
  const open = await make.aProject({ partnerId: partner.id, location: "Coca Norte", block: "B7" });
  await make.aProject({ partnerId: partner.id, location: "Coca Sur", isClosed: true });
  await make.aProject({ location: "Coca Este" });
  expect(await offered(partnerProjects, { partner_id: partner.id, search: "coca" })).toEqual([
    {
      value: String(open.id),
      label: "Coca Norte",
      detail: `Proyecto ${open.id} · Andes`,
      facts: { location: "Coca Norte", block: "B7" },
    },
  ]);
});

test("clients: those in use, by name or RUC", async () => {
  const { id } = await make.aPartner({ name: "Napo", businessTaxId: "1790000000001" });
  await make.aPartner({ name: "Napo de antes", isActive: false });
  const expected = [{ value: String(id), label: "Napo", detail: "RUC 1790000000001" }];
  expect(await offered(partners, { search: "napo" })).toEqual(expected);
  expect(await offered(partners, { search: "1790000000001" })).toEqual(expected);
});

test("of what is listed: clients that are no longer in use, units that were maintained", async () => {
  const old = await make.aPartner({ name: "Napo de antes", isActive: false });
  await make.aPartner({ name: "Napo borrado", isDeleted: true });
  expect(await offered(anyPartners, { search: "napo" })).toMatchObject([{ value: String(old.id) }]);
  const unit = await make.anEquipment({ code: "BMB-9", name: "Bomba" });
  await make.anEquipment({ name: "Bomba de achique" });
  const sheet = { equipmentId: unit.id };
  await make.aMaintenanceSheet(sheet);
  await make.aMaintenanceSheet(sheet);
  await make.aMaintenanceSheet({ isDeleted: true });
  const expected = [{ value: String(unit.id), label: "BMB-9" }];
  expect(await offered(maintainedUnits, { search: "" })).toEqual(expected);
  expect(await offered(maintainedUnits, { search: "bomba" })).toEqual(expected);
});

test("units: those of the project before anything is typed, with their type or by name alone", async () => {
  const project = await make.aProject();
  const { unit } = await make.aRentedUnit(project);
  const other = await make.anEquipment({ name: "Bomba de achique" });
  const here = { project_id: project.id, search: "" };
  const named = { value: String(unit.id), label: unit.code, detail: unit.name };
  expect(await offered(cargo, here)).toEqual([named]);
  expect(await offered(units, here)).toEqual([
    { ...named, detail: expect.stringMatching(/^.+ · .+$/) },
  ]);
  expect(await offered(cargo, { ...here, search: "achique" })).toEqual([
    { value: String(other.id), label: other.code, detail: "Bomba de achique" },
  ]);
});

test("technicians: by name, with their identity card", async () => {
  const { id, dni } = await make.aStaffMember({ firstName: "Zoila", lastName: "Andi" });
  const one = { value: String(id), label: "Zoila Andi" };
  expect(await offered(staff, { search: "zoila" })).toEqual([{ ...one, detail: dni }]);
  expect(await offered(carriers, { search: "zoila" })).toEqual([
    { ...one, detail: `Cédula ${dni}` },
  ]);
});

test("vehicles: by their record with what they hold, or by plate", async () => {
  const truck = await make.aVehicle({ brand: "Hino", model: "500", capacityGallons: "2400.00" });
  const shown = { label: truck.plate, detail: "Hino 500" };
  expect(await offered(vehicles, { search: "hino" })).toEqual([
    { value: String(truck.id), ...shown, facts: { capacity: "2400.00" } },
  ]);
  expect(await offered(plates, { search: "hino" })).toEqual([{ value: truck.plate, ...shown }]);
});

test("texts: what the field held before", async () => {
  await make.aShippingGuide({ originPlace: "Quito" });
  const [known] = await offered(texts, { field: "origin_place", search: "qui" });
  expect(known).toEqual({ value: "Quito", label: "Quito" });
  expect((await call(texts, { as: technician, query: { field: "password" } })).status).toBe(400);
});
