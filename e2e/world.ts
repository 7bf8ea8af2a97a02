import { roomsFor } from "@/components/layout/navigation-items";
import {
  aCalendarEvent,
  aCustodyChain,
  aCustodyChainItem,
  aCustodyScan,
  aMaintenanceSheet,
  anAssignment,
  anEquipment,
  aPartner,
  aProject,
  aRentedUnit,
  aReservation,
  aService,
  aShippingGuide,
  aStaffMember,
  aStaffPass,
  aVaccination,
  aVehicle,
  aVehicleCertification,
  aVehiclePass,
  aWorksheet,
  aWorksheetLine,
} from "@/db/testing/factories";
import { operationsOf } from "@/lib/auth/operations";
import type { Role } from "@/lib/kernel/context";

async function aTruckAndItsDriver() {
  const truck = await aVehicle({ registrationUntil: "2020-01-01", insuranceUntil: "2030-01-01" });
  await aVehiclePass({ vehicleId: truck.id });
  await aVehicleCertification({ vehicleId: truck.id });
  const driver = await aStaffMember({ licenseUntil: "2020-01-01" });
  await aStaffPass({ staffId: driver.id });
  await aVaccination({ staffId: driver.id, nextDoseOn: "2030-01-01" });
  return { truck, driver };
}

export async function aPopulatedProject() {
  const partner = await aPartner();
  const project = await aProject({ partnerId: partner.id });
  const { unit } = await aRentedUnit(project, { expectedReturnDate: "2026-02-02" });
  const service = await aService();
  await anAssignment({
    projectId: project.id,
    equipmentId: service.id,
    kind: "SERVICIO",
    servedEquipmentId: unit.id,
    frequencyType: "WEEK",
    intervalDays: 0,
    weekdays: [0, 3],
  });
  const plant = await anEquipment({ type: "PTRTAR", name: "Planta de prueba" });
  const guide = await aShippingGuide({ projectId: project.id });
  const event = await aCalendarEvent({ projectId: project.id });
  const { scan } = await aCustodyScan({ projectId: project.id, status: "SAVED" });
  const reservation = await aReservation({ partnerId: partner.id, projectId: project.id });
  const papers = await aTruckAndItsDriver();
  return { partner, project, unit, service, plant, guide, event, scan, reservation, ...papers };
}

export type World = Awaited<ReturnType<typeof aPopulatedProject>>;

/** Shown with the world's own data. */
const filled = ["/calendar", "/compliance", "/custody", "/maintenance", "/unbilled", "/worksheets"];

const roomsOf = (role: Role) =>
  roomsFor(operationsOf(role))
    .map(({ href }) => href)
    .filter((href) => !filled.includes(href));

/** Long screens show the world's own data. */
export const forEverybody = (world: World) => [
  ...roomsOf("TECNICO"),
  "/availability?from=2026-13-01&to=2026-01-01",
  "/availability?quantity=999&zoom=quarter",
  "/availability?zoom=week&returns=none",
  `/partners/${world.partner.id}`,
  `/equipment/${world.unit.id}`,
  `/equipment/${world.service.id}`,
  `/equipment/${world.plant.id}`,
  `/equipment/${world.unit.id}/label`,
  `/equipment/labels?ids=${world.unit.id},${world.plant.id}`,
  `/projects/${world.project.id}`,
  `/projects/${world.project.id}/resources`,
  `/projects/${world.project.id}/costs`,
  `/projects/${world.project.id}/fitness`,
  `/projects/${world.project.id}/shipping`,
  `/shipping/${world.guide.id}`,
  `/reservations/${world.reservation.id}`,
  `/projects/${world.project.id}/calendar`,
  `/calendar?projectId=${world.project.id}`,
  `/calendar?view=week&projectId=${world.project.id}`,
  `/calendar?view=agenda&projectId=${world.project.id}`,
  "/calendar/new",
  `/calendar/${world.event.id}`,
  `/calendar/${world.event.id}/edit`,
  `/vehicles/${world.truck.id}`,
  `/staff/${world.driver.id}`,
  `/compliance?search=${world.driver.lastName}`,
  "/compliance/forecast",
  `/compliance/vehicles?block=BLOCK_01&search=${world.truck.plate}`,
  "/documents?kind=vehicle&state=missing",
  `/documents?kind=technical&search=${world.driver.dni}`,
  `/projects/${world.project.id}/documents`,
  "/profile",
  "/notifications",
  "/accessibility",
  "/about",
];

export const forTheOffice = (world: World) => [
  "/dispatch?view=day",
  "/dispatch?proposal=true",
  ...roomsOf("ADMINISTRATIVO").filter((href) => !roomsOf("TECNICO").includes(href)),
  "/reports/worksheets?pivot_down=partner&pivot_across=status&pivot_measure=subtotal",
  "/reports/time-utilization",
  "/partners/new",
  `/partners/${world.partner.id}/edit`,
  "/equipment/new",
  `/equipment/${world.plant.id}/edit`,
  "/projects/new",
  `/projects/${world.project.id}/edit`,
  `/projects/${world.project.id}/resources/assign`,
  `/projects/${world.project.id}/history`,
  `/projects/${world.project.id}/documents/bulk`,
  `/projects/${world.project.id}/documents/scans/${world.scan.id}`,
  "/shipping/new",
  `/shipping/${world.guide.id}/edit`,
  `/reservations/new?project_id=${world.project.id}&from=2036-12-01&to=2036-12-20&type=LVMNOS`,
  `/reservations/${world.reservation.id}/edit`,
  "/vehicles/new",
  `/vehicles/${world.truck.id}/edit`,
  "/staff/new",
  `/staff/${world.driver.id}/edit`,
  "/documents/removed",
  "/users/new",
  "/users/deleted",
];

export async function forFieldWork({ project, unit }: World) {
  const sheet = await aWorksheet({ projectId: project.id });
  await aWorksheetLine({ worksheetId: sheet.id, equipmentId: unit.id });
  const chain = await aCustodyChain({ worksheetId: sheet.id });
  await aCustodyChainItem({ chainId: chain.id, equipmentId: unit.id });
  const { id } = await aMaintenanceSheet({ projectId: project.id, equipmentId: unit.id });
  return [
    "/worksheets",
    "/worksheets/month",
    "/unbilled",
    "/unbilled/write-offs",
    `/projects/${project.id}/work-sheets`,
    `/projects/${project.id}/work-sheets/new`,
    `/projects/${project.id}/work-sheets/${sheet.id}`,
    `/projects/${project.id}/pending`,
    "/custody",
    `/custody/new?sheet=${sheet.id}`,
    `/custody/${chain.id}`,
    `/custody/${chain.id}/edit`,
    "/maintenance",
    "/maintenance/new",
    `/maintenance/${id}`,
    `/maintenance/${id}/edit`,
  ];
}
