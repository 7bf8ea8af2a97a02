import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { undeleted } from "@/db/live";
import { assignments, equipment, reservationLines, visits } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { isProof } from "@/scripts/testing/extent.mjs";
import { assignResources } from "../assignments/assign-resources";
import { changeRate } from "../assignments/change-rate";
import { duplicateProject } from "../assignments/duplicate-project";
import { exchangeEquipment } from "../assignments/exchange-equipment";
import { reactivateAssignment } from "../assignments/reactivate-assignment";
import { releaseAssignment } from "../assignments/release-assignment";
import { removeAssignment } from "../assignments/remove-assignment";
import { repairAvailability } from "../assignments/repair-availability";
import { updateAssignment } from "../assignments/update-assignment";
import { withdrawRate } from "../assignments/withdraw-rate";
import { actOf, type Operation } from "../auth/permissions";
import { blockUnit } from "../availability/block-unit";
import { createEvent } from "../calendar/create-event";
import { deleteEvent } from "../calendar/delete-event";
import { moveEvent } from "../calendar/move-event";
import { updateEvent } from "../calendar/update-event";
import { closeProject } from "../closure/close-project";
import { createChain } from "../custody/create-chain";
import { deleteChain } from "../custody/delete-chain";
import { renumberChainItems } from "../custody/renumber-chain-items";
import { updateChain } from "../custody/update-chain";
import { assignStop } from "../dispatch/assign-stop";
import { copyWeek } from "../dispatch/copy-week";
import { fillRoutes } from "../dispatch/fill-routes";
import { publishRoutes } from "../dispatch/publish-routes";
import { saveRoute } from "../dispatch/save-route";
import { setCrew } from "../dispatch/set-crew";
import { deleteEquipment } from "../equipment/delete-equipment";
import { retireEquipment } from "../equipment/retire-equipment";
import { updateEquipment } from "../equipment/update-equipment";
import { domainErrorOf } from "../http/domain-error-of";
import { createMaintenanceSheet } from "../maintenance/create-sheet";
import { deleteMaintenanceSheet } from "../maintenance/delete-sheet";
import { updateMaintenanceSheet } from "../maintenance/update-sheet";
import { operations } from "../operations/operations";
import { createFromTemplate } from "../project-templates/create-from-template";
import { deleteTemplate } from "../project-templates/delete-template";
import { saveTemplate } from "../project-templates/save-template";
import { deleteProject } from "../projects/delete-project";
import { updateProject } from "../projects/update-project";
import { cancelReservation } from "../reservations/cancel-reservation";
import { confirmReservation } from "../reservations/confirm-reservation";
import { convertReservation } from "../reservations/convert-reservation";
import { deleteReservation } from "../reservations/delete-reservation";
import { putOnHold } from "../reservations/put-on-hold";
import { rescheduleLine } from "../reservations/reschedule-line";
import { updateReservation } from "../reservations/update-reservation";
import { markVisit } from "../schedule/mark-visit";
import { undoVisit } from "../schedule/undo-visit";
import { createGuide } from "../shipping/create-guide";
import { deleteGuide } from "../shipping/delete-guide";
import { updateGuide } from "../shipping/update-guide";
import { deleteStaffMember } from "../staff/delete-staff-member";
import { updateStaffMember } from "../staff/update-staff-member";
import { deleteVehicle } from "../vehicles/delete-vehicle";
import { updateVehicle } from "../vehicles/update-vehicle";
import { addLine } from "../worksheets/add-line";
import { createMonthSheets } from "../worksheets/create-month-sheets";
import { createWorksheet } from "../worksheets/create-worksheet";
import { deleteWorksheet } from "../worksheets/delete-worksheet";
import { refreshWorksheet } from "../worksheets/refresh-worksheet";
import { removeLine } from "../worksheets/remove-line";
import { reopenWorksheet } from "../worksheets/reopen-worksheet";
import { setLineDays } from "../worksheets/set-line-days";
import { updateLine } from "../worksheets/update-line";
import { updateWorksheet } from "../worksheets/update-worksheet";
import type { Context } from "./context";
import { memberAt } from "./testing";

const day = "2026-02-01";

async function aSituation() {
  const [project, other] = [await make.aProject(), await make.aProject()];
  const { unit, assignment } = await make.aRentedUnit(project);
  const free = await make.anEquipment();
  const service = await make.anAssignment({
    projectId: project.id,
    equipmentId: (await make.aService()).id,
    servedEquipmentId: unit.id,
    kind: "SERVICIO",
  });
  const retired = await make.anAssignment({
    projectId: other.id,
    equipmentId: free.id,
    isRetired: true,
    retirementDate: "2026-01-10",
    retirementReason: "fin",
  });
  const visit = { assignmentId: service.id, plannedDate: day, status: "DONE" as const };
  const [done] = await database().insert(visits).values(visit).returning();
  const sheet = await make.aWorksheet({ projectId: project.id });
  const reservation = await make.aReservation({ partnerId: project.partnerId });
  const [reservedLine] = await database()
    .select()
    .from(reservationLines)
    .where(eq(reservationLines.reservationId, reservation.id));
  return {
    project,
    other,
    unit,
    free,
    assignment,
    service,
    retired,
    sheet,
    visitId: done?.id ?? 0,
    line: await make.aWorksheetLine({ worksheetId: sheet.id }),
    chain: await make.aCustodyChain({ worksheetId: sheet.id }),
    maintenance: await make.aMaintenanceSheet({ projectId: project.id, equipmentId: unit.id }),
    guide: await make.aShippingGuide({ projectId: project.id }),
    reservation,
    reservedLineId: reservedLine?.id ?? 0,
    template: await make.aProjectTemplate(),
    event: await make.aCalendarEvent({ projectId: project.id }),
    staffId: (await make.aStaffMember()).id,
    vehicleId: (await make.aVehicle()).id,
  };
}

type Situation = Awaited<ReturnType<typeof aSituation>>;
type Act = (ctx: Context, at: Situation) => Promise<unknown>;

const asking =
  <Input>(
    verb: (ctx: Context, input: Input) => Promise<unknown>,
    input: (at: Situation) => Partial<NoInfer<Input>>,
  ): Act =>
  (ctx, at) =>
    verb(ctx, input(at) as Input);

const added = (projectId: number, equipmentId: number) => ({
  projectId,
  equipmentId,
  servedEquipmentId: null,
  description: null,
  cost: "5.00",
  maintenanceCost: "2.00",
  frequency: { frequencyType: "DAY" as const, intervalDays: 1, weekdays: null, monthdays: null },
  startDate: day,
  endDate: null,
  notes: null,
});

const stop = ({ service }: Situation) => ({
  assignmentId: service.id,
  plannedDate: "2026-02-12",
  eventId: null,
  windowStart: null,
  windowEnd: null,
  minutes: null,
  notes: null,
});

const chained = ({ sheet, staffId, vehicleId }: Situation) => ({
  worksheetId: sheet.id,
  date: "2026-01-20",
  waste: "LODOS" as const,
  contactName: "Luis",
  staffId,
  vehicleId,
});

const verbs: Partial<Record<Operation, Act>> = {
  "projects.update": asking(updateProject, ({ project }) => ({
    projectId: project.id,
    location: "Otro",
  })),
  "projects.delete": asking(deleteProject, ({ project }) => ({ projectId: project.id })),
  "projects.duplicate": asking(duplicateProject, ({ project, service }) => ({
    sourceId: project.id,
    assignmentIds: [service.id],
    partnerId: project.partnerId,
    location: "Otro",
    startDate: day,
  })),
  "templates.use": asking(createFromTemplate, ({ project, template }) => ({
    templateId: template.id,
    serviceIds: template.services.map(({ equipmentId }) => equipmentId),
    partnerId: project.partnerId,
    location: "Otro",
    startDate: day,
  })),
  "templates.save": asking(saveTemplate, ({ project }) => ({ projectId: project.id, name: "x" })),
  "templates.delete": asking(deleteTemplate, ({ template }) => ({ templateId: template.id })),
  "closure.close": asking(closeProject, ({ project }) => ({ projectId: project.id })),
  "assignments.add": asking(assignResources, ({ other, unit, free }) => ({
    items: [added(other.id, free.id), added(other.id, unit.id)].reverse(),
  })),
  "assignments.update": asking(updateAssignment, ({ assignment }) => ({
    assignmentId: assignment.id,
    endDate: null,
    maintenanceCost: "3.00",
  })),
  "assignments.release": asking(releaseAssignment, ({ assignment }) => ({
    assignmentId: assignment.id,
  })),
  "assignments.remove": asking(removeAssignment, ({ assignment }) => ({
    assignmentId: assignment.id,
  })),
  "assignments.reactivate": asking(reactivateAssignment, ({ retired }) => ({
    assignmentId: retired.id,
    newStartDate: day,
  })),
  "assignments.exchange": asking(exchangeEquipment, ({ assignment, free }) => ({
    assignmentId: assignment.id,
    equipmentId: free.id,
    reason: "x",
  })),
  "assignments.changeRate": asking(changeRate, ({ assignment }) => ({
    assignmentId: assignment.id,
    fromDate: day,
    cost: "12.00",
  })),
  "assignments.withdrawRate": asking(withdrawRate, ({ assignment }) => ({
    assignmentId: assignment.id,
    fromDate: "2026-02-20",
  })),
  "equipment.update": asking(updateEquipment, ({ free, other }) => ({
    equipmentId: free.id,
    currentProjectId: other.id,
  })),
  "equipment.retire": asking(retireEquipment, ({ free }) => ({
    equipmentId: free.id,
    reason: "x",
  })),
  "equipment.repairAvailability": asking(repairAvailability, ({ unit }) => ({
    equipmentId: unit.id,
  })),
  "equipment.delete": asking(deleteEquipment, ({ free }) => ({ equipmentId: free.id })),
  "availability.block": asking(blockUnit, ({ free }) => ({
    equipmentId: free.id,
    fromDate: day,
    kind: "REPAIR" as const,
    reason: "x",
  })),
  "worksheets.create": asking(createWorksheet, ({ project }) => ({
    projectId: project.id,
    date: "2026-02-28",
  })),
  "worksheets.createMonth": asking(createMonthSheets, ({ project }) => ({
    month: "2026-02",
    projectIds: [project.id],
  })),
  "worksheets.update": asking(updateWorksheet, ({ sheet }) => ({
    worksheetId: sheet.id,
    status: "LIQUIDATED" as const,
  })),
  "worksheets.delete": asking(deleteWorksheet, ({ sheet }) => ({ worksheetId: sheet.id })),
  "worksheets.reopen": asking(reopenWorksheet, ({ sheet }) => ({ worksheetId: sheet.id })),
  "worksheets.refresh": asking(refreshWorksheet, ({ sheet }) => ({ worksheetId: sheet.id })),
  "worksheets.addLine": asking(addLine, ({ sheet }) => ({
    worksheetId: sheet.id,
    description: "Flete",
    quantity: "1",
    unitPrice: "10.00",
  })),
  "worksheets.updateLine": asking(updateLine, ({ line }) => ({ lineId: line.id, quantity: "2" })),
  "worksheets.removeLine": asking(removeLine, ({ line }) => ({ lineId: line.id })),
  "worksheets.setLineDays": asking(setLineDays, ({ line }) => ({ lineId: line.id, days: "3" })),
  "custody.create": asking(createChain, chained),
  "custody.update": asking(updateChain, ({ chain, staffId, vehicleId }) => ({
    chainId: chain.id,
    staffId,
    vehicleId,
  })),
  "custody.renumber": asking(renumberChainItems, ({ chain }) => ({ chainId: chain.id })),
  "custody.delete": asking(deleteChain, ({ chain }) => ({ chainId: chain.id })),
  "maintenance.create": asking(createMaintenanceSheet, ({ project, free }) => ({
    projectId: project.id,
    equipmentId: free.id,
    date: day,
    type: "PREVENTIVO" as const,
  })),
  "maintenance.update": asking(updateMaintenanceSheet, ({ maintenance, free }) => ({
    sheetId: maintenance.id,
    equipmentId: free.id,
  })),
  "maintenance.delete": asking(deleteMaintenanceSheet, ({ maintenance }) => ({
    sheetId: maintenance.id,
  })),
  "reservations.hold": asking(putOnHold, ({ reservation }) => ({
    reservationId: reservation.id,
  })),
  "reservations.confirm": asking(confirmReservation, ({ reservation }) => ({
    reservationId: reservation.id,
  })),
  "reservations.convert": asking(convertReservation, ({ reservation, project }) => ({
    reservationId: reservation.id,
    projectId: project.id,
  })),
  "reservations.cancel": asking(cancelReservation, ({ reservation }) => ({
    reservationId: reservation.id,
    reason: "Desistió",
  })),
  "reservations.delete": asking(deleteReservation, ({ reservation }) => ({
    reservationId: reservation.id,
  })),
  "reservations.update": asking(updateReservation, ({ reservation, project }) => ({
    reservationId: reservation.id,
    projectId: project.id,
  })),
  "reservations.move": asking(rescheduleLine, ({ reservation, reservedLineId }) => ({
    reservationId: reservation.id,
    lineId: reservedLineId,
    toDate: "2036-12-24",
  })),
  "shipping.create": asking(createGuide, ({ project, unit, free }) => ({
    projectId: project.id,
    issueDate: day,
    items: [free, unit].map(({ id }) => ({ equipmentId: id, description: "x", quantity: "1" })),
  })),
  "shipping.update": asking(updateGuide, ({ guide, other }) => ({
    guideId: guide.id,
    projectId: other.id,
  })),
  "shipping.delete": asking(deleteGuide, ({ guide }) => ({ guideId: guide.id })),
  "calendar.create": asking(createEvent, ({ project, staffId, free }) => ({
    projectId: project.id,
    staffId,
    title: "x",
    startDate: day,
    items: [{ equipmentId: free.id }],
  })),
  "calendar.update": asking(updateEvent, ({ event, other, staffId }) => ({
    eventId: event.id,
    projectId: other.id,
    staffId,
  })),
  "calendar.move": asking(moveEvent, ({ event }) => ({ eventId: event.id, startDate: day })),
  "calendar.delete": asking(deleteEvent, ({ event }) => ({ eventId: event.id })),
  "schedule.mark": asking(markVisit, ({ service, staffId }) => ({
    assignmentId: service.id,
    plannedDate: "2026-02-02",
    status: "DONE" as const,
    staffId,
  })),
  "schedule.undo": asking(undoVisit, ({ visitId }) => ({ visitId })),
  "dispatch.save": asking(saveRoute, (at) => ({
    date: "2026-02-12",
    staffId: at.staffId,
    vehicleId: at.vehicleId,
    stops: [stop(at)],
  })),
  "dispatch.assign": asking(assignStop, (at) => ({
    date: "2026-02-12",
    staffId: at.staffId,
    stop: stop(at),
    position: null,
    details: {},
    isUsual: true,
  })),
  "dispatch.propose": asking(fillRoutes, () => ({
    from: "2026-02-10",
    to: "2026-02-16",
    isPreview: false,
  })),
  "dispatch.publish": asking(publishRoutes, () => ({ from: "2026-02-10", to: "2026-02-16" })),
  "dispatch.copyWeek": asking(copyWeek, () => ({ from: "2026-02-02", to: "2026-02-09" })),
  "dispatch.setCrew": asking(setCrew, ({ service, staffId, vehicleId }) => ({
    assignmentId: service.id,
    staffId,
    vehicleId,
  })),
  "vehicles.update": asking(updateVehicle, ({ vehicleId }) => ({ vehicleId, isActive: false })),
  "vehicles.delete": asking(deleteVehicle, ({ vehicleId }) => ({ vehicleId })),
  "staff.update": asking(updateStaffMember, ({ staffId }) => ({ staffId, isActive: false })),
  "staff.delete": asking(deleteStaffMember, ({ staffId }) => ({ staffId })),
};

/** Verbs that lock none of those records, or do a part of what another verb does. */
const apart: readonly Operation[] = [
  "projects.create",
  "equipment.create",
  "equipment.updateAnyField",
  "maintenance.approve",
  "vehicles.create",
  "vehicles.saveCertification",
  "vehicles.removeCertification",
  "vehicles.savePass",
  "vehicles.removePass",
  "staff.create",
  "staff.savePass",
  "staff.removePass",
  "staff.saveVaccine",
  "staff.removeVaccine",
  "availability.unblock",
  "reservations.create",
  "reservations.swap",
  "writeOffs.create",
  "writeOffs.delete",
  "worksheets.confirmCharges",
  "worksheets.withdrawConfirmation",
];
const kinds =
  /^(projects|templates|closure|assignments|availability|equipment|worksheets|writeOffs|custody|maintenance|shipping|calendar|schedule|dispatch|reservations|vehicles|staff)\./;

let ctx: Context;
beforeEach(async () => {
  ctx = await memberAt("2026-02-10T12:00:00-05:00");
});

test("every operation that writes to them is in the table", () => {
  const writing = Object.keys(operations).filter(
    (name) => kinds.test(name) && actOf(name as Operation) === "write",
  );
  expect([...Object.keys(verbs), ...apart].toSorted()).toEqual(writing.toSorted());
});

async function assertHeldOnce({ unit, free }: Situation) {
  for (const { id } of [unit, free]) {
    const [stored] = await database().select().from(equipment).where(eq(equipment.id, id));
    const holders = await database()
      .select({ projectId: assignments.projectId })
      .from(assignments)
      .where(
        and(
          eq(assignments.equipmentId, id),
          eq(assignments.isRetired, false),
          undeleted(assignments),
        ),
      );
    expect(holders.length).toBeLessThanOrEqual(1);
    const [holder] = holders;
    if (holder) expect(stored?.currentProjectId).toBe(holder.projectId);
  }
}

const all = Object.entries(verbs);

/** By default each verb runs against itself and those that assign a unit; in a proof against every other. */
const givesUnits = (name: string) => /^(assignments|availability|equipment|closure)\./.test(name);
const othersOf = (first: number) =>
  all
    .slice(first)
    .filter(
      ([name], at) =>
        isProof || at === 0 || (givesUnits(name) && givesUnits(all[first]?.[0] ?? "")),
    );

test.each(all.map(([name], index) => [name, index] as const))(
  "%s beside other verbs: each is done or refused, and no unit has two holders",
  async (_, first) => {
    for (const [name, act] of othersOf(first)) {
      const at = await aSituation();
      const one = all[first]?.[1];
      const outcomes = await Promise.allSettled([one?.(ctx, at), act(ctx, at)]);
      for (const outcome of outcomes)
        if (outcome.status === "rejected") {
          const said = domainErrorOf(outcome.reason);
          expect(said?.kind, `${name}: ${outcome.reason}`).toMatch(/missing|refused|invalid/);
        }
      await assertHeldOnce(at);
    }
  },
  240_000,
);
