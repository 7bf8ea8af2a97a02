import * as tables from "@/db/schema";
import { ProjectAssignmentList } from "../assignments/input";
import { assignmentListJson } from "../assignments/json";
import { listAssignments } from "../assignments/list-assignments";
import type { Operation } from "../auth/permissions";
import { getWorksheet } from "../billing/get-worksheet";
import { UnbilledQuery } from "../billing/input";
import { unbilledListJson } from "../billing/json";
import { listUnbilled } from "../billing/list-unbilled";
import { getEvent } from "../calendar/get-event";
import { EventRef } from "../calendar/input";
import { eventRecordJson } from "../calendar/json";
import { closureReviewJson } from "../closure/json";
import { reviewClosure } from "../closure/review-closure";
import { chainRecordJson } from "../custody/detail-json";
import { getChain } from "../custody/get-chain";
import { ChainRef } from "../custody/input";
import { getEquipment } from "../equipment/get-equipment";
import { EquipmentRef } from "../equipment/input";
import { equipmentRecordJson } from "../equipment/json";
import { getMaintenanceSheet } from "../maintenance/get-sheet";
import { MaintenanceRef } from "../maintenance/input";
import { maintenanceRecordJson } from "../maintenance/json";
import { getProjectOverview } from "../overview/get-project-overview";
import { projectOverviewJson } from "../overview/json";
import { getPartner } from "../partners/get-partner";
import { PartnerRef } from "../partners/input";
import { partnerRecordJson } from "../partners/json";
import { getProject } from "../projects/get-project";
import { ProjectRef } from "../projects/input";
import { projectRecordJson } from "../projects/json";
import { getGuide } from "../shipping/get-guide";
import { GuideRef } from "../shipping/input";
import { guideRecordJson } from "../shipping/json";
import { getStaffCard } from "../staff/get-staff-card";
import { StaffRef } from "../staff/input";
import { staffRecordJson } from "../staff/json";
import { getUser } from "../users/get-user";
import { UserRef } from "../users/input";
import { userRecordJson } from "../users/json";
import { getVehicleCard } from "../vehicles/get-vehicle-card";
import { VehicleRef } from "../vehicles/input";
import { vehicleRecordJson } from "../vehicles/json";
import { ProjectWorksheetsQuery, WorksheetRef } from "../worksheets/input";
import { worksheetListJson, worksheetRecordJson } from "../worksheets/json";
import { listWorksheets } from "../worksheets/list-worksheets";
import { about, type SampledRead } from "./sampled-read";

const { partners, projects, equipment, staff, vehicles, users } = tables;
const { worksheets, maintenanceSheets, shippingGuides, calendarEvents, custodyChains } = tables;

/** Reads of the API that a backup samples, with the parameter of their path. */
export const sampledReads = {
  "partners.get": about(partners, "partner_id", {
    input: PartnerRef,
    run: getPartner,
    json: partnerRecordJson,
  }),
  "projects.get": about(projects, "project_id", {
    input: ProjectRef,
    run: getProject,
    json: projectRecordJson,
  }),
  "projects.overview": about(projects, "project_id", {
    input: ProjectRef,
    run: getProjectOverview,
    json: projectOverviewJson,
  }),
  "closure.review": about(projects, "project_id", {
    input: ProjectRef,
    run: reviewClosure,
    json: closureReviewJson,
  }),
  "assignments.list": about(projects, "project_id", {
    input: ProjectAssignmentList,
    run: listAssignments,
    json: assignmentListJson,
  }),
  "worksheets.list": about(projects, "project_id", {
    input: ProjectWorksheetsQuery,
    run: listWorksheets,
    json: worksheetListJson,
  }),
  "worksheets.unbilled": about(projects, "project_id", {
    input: UnbilledQuery,
    run: listUnbilled,
    json: unbilledListJson,
  }),
  "worksheets.get": about(worksheets, "sheet_id", {
    input: WorksheetRef,
    run: getWorksheet,
    json: worksheetRecordJson,
  }),
  "custody.get": about(custodyChains, "id", {
    input: ChainRef,
    run: getChain,
    json: chainRecordJson,
  }),
  "maintenance.get": about(maintenanceSheets, "sheet_id", {
    input: MaintenanceRef,
    run: getMaintenanceSheet,
    json: maintenanceRecordJson,
  }),
  "shipping.get": about(shippingGuides, "guide_id", {
    input: GuideRef,
    run: getGuide,
    json: guideRecordJson,
  }),
  "calendar.get": about(calendarEvents, "event_id", {
    input: EventRef,
    run: getEvent,
    json: eventRecordJson,
  }),
  "equipment.get": about(equipment, "resource_id", {
    input: EquipmentRef,
    run: getEquipment,
    json: equipmentRecordJson,
  }),
  "staff.get": about(staff, "technical_id", {
    input: StaffRef,
    run: getStaffCard,
    json: staffRecordJson,
  }),
  "vehicles.get": about(vehicles, "vehicle_id", {
    input: VehicleRef,
    run: getVehicleCard,
    json: vehicleRecordJson,
  }),
  "users.get": about(users, "user_id", { input: UserRef, run: getUser, json: userRecordJson }),
} satisfies Partial<Record<Operation, SampledRead>>;
