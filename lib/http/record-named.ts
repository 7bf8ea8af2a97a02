import type { Operation } from "../auth/permissions";
import type { BaseContext } from "../kernel/context";
import type { RawInput } from "./read-request";
import {
  assignmentNamed,
  byIdOrNew,
  byKeys,
  type Finder,
  type FoundRecord,
  fileOwnerNamed,
  newRecord,
  ownAccount,
  personNamed,
  settingsRecord,
  visitNamed,
  worksheetNamed,
} from "./record-finders";

/** Their screens send the version of the record. */
const changes = {
  "users.update": byKeys("user", "user_id"),
  "users.delete": byKeys("user", "user_id"),
  "privacy.erase": personNamed,
  "settings.update": settingsRecord,
  "partners.update": byKeys("partner", "partner_id"),
  "partners.delete": byKeys("partner", "partner_id"),
  "projects.update": byKeys("project", "project_id"),
  "projects.delete": byKeys("project", "project_id"),
  "closure.close": byKeys("project", "project_id"),
  "equipment.update": byKeys("resource_item", "id"),
  "equipment.updateAnyField": byKeys("resource_item", "resource_id"),
  "equipment.retire": byKeys("resource_item", "resource_id"),
  "equipment.repairAvailability": byKeys("resource_item", "resource_id"),
  "equipment.delete": byKeys("resource_item", "resource_id"),
  "assignments.update": assignmentNamed,
  "assignments.release": assignmentNamed,
  "assignments.remove": assignmentNamed,
  "assignments.reactivate": assignmentNamed,
  "assignments.changeRate": assignmentNamed,
  "assignments.withdrawRate": assignmentNamed,
  "worksheets.update": worksheetNamed,
  "worksheets.delete": worksheetNamed,
  "worksheets.reopen": worksheetNamed,
  "worksheets.refresh": worksheetNamed,
  "worksheets.addLine": worksheetNamed,
  "worksheets.updateLine": worksheetNamed,
  "worksheets.removeLine": worksheetNamed,
  "worksheets.setLineDays": worksheetNamed,
  "worksheets.withdrawConfirmation": byKeys("confirmed_charge", "confirmed_charge_id"),
  "prices.update": byKeys("price_list_entry", "price_id"),
  "prices.delete": byKeys("price_list_entry", "price_id"),
  "compliance.updateRule": byKeys("compliance_rule", "rule_id"),
  "compliance.deleteRule": byKeys("compliance_rule", "rule_id"),
  "compliance.withdrawOverride": byKeys("compliance_override", "override_id"),
  "writeOffs.delete": byKeys("write_off", "write_off_id"),
  "custody.update": byKeys("custody_chain", "id"),
  "custody.renumber": byKeys("custody_chain", "custody_chain_id"),
  "custody.delete": byKeys("custody_chain", "id"),
  "maintenance.update": byKeys("maintenance_sheet", "sheet_id", "id"),
  "maintenance.delete": byKeys("maintenance_sheet", "sheet_id"),
  "shipping.update": byKeys("shipping_guide", "guide_id"),
  "shipping.delete": byKeys("shipping_guide", "guide_id"),
  "calendar.update": byKeys("calendar_event", "event_id"),
  "calendar.move": byKeys("calendar_event", "event_id"),
  "calendar.delete": byKeys("calendar_event", "event_id"),
  "schedule.mark": visitNamed,
  "schedule.undo": byKeys("schedule_visit", "visit_id"),
  "vehicles.update": byKeys("vehicle", "vehicle_id"),
  "vehicles.delete": byKeys("vehicle", "vehicle_id"),
  "vehicles.saveCertification": byIdOrNew("certification_vehicle"),
  "vehicles.removeCertification": byKeys("certification_vehicle", "pk"),
  "vehicles.savePass": byIdOrNew("pass_vehicle"),
  "vehicles.removePass": byKeys("pass_vehicle", "pk"),
  "staff.update": byKeys("technical", "technical_id"),
  "staff.delete": byKeys("technical", "technical_id"),
  "staff.savePass": byIdOrNew("pass_technical"),
  "staff.removePass": byKeys("pass_technical", "id"),
  "staff.saveVaccine": byIdOrNew("vaccination_record"),
  "staff.removeVaccine": byKeys("vaccination_record", "id"),
  "profile.update": ownAccount,
} satisfies Partial<Record<Operation, Finder>>;

/** Only the API sends the version of these. */
const versionedByApi = {
  "files.attach": fileOwnerNamed,
  "files.detach": fileOwnerNamed,
  "files.getScan": byKeys("custody_scan", "scan_id"),
  "files.arrangeScan": byKeys("custody_scan", "scan_id"),
  "files.confirmScan": byKeys("custody_scan", "scan_id"),
  "files.cancelScan": byKeys("custody_scan", "scan_id"),
} satisfies Partial<Record<Operation, Finder>>;

const others = {
  "users.get": byKeys("user", "user_id"),
  "users.create": newRecord("user"),
  "privacy.previewErasure": personNamed,
  "settings.get": settingsRecord,
  "partners.get": byKeys("partner", "partner_id"),
  "partners.create": newRecord("partner"),
  "projects.get": byKeys("project", "project_id"),
  "projects.create": newRecord("project"),
  "equipment.get": byKeys("resource_item", "resource_id"),
  "equipment.create": newRecord("resource_item"),
  "worksheets.get": worksheetNamed,
  "worksheets.create": newRecord("sheet_project"),
  "writeOffs.create": newRecord("write_off"),
  "custody.get": byKeys("custody_chain", "id"),
  "custody.create": newRecord("custody_chain"),
  "maintenance.get": byKeys("maintenance_sheet", "sheet_id"),
  "maintenance.create": newRecord("maintenance_sheet"),
  "shipping.get": byKeys("shipping_guide", "guide_id"),
  "shipping.create": newRecord("shipping_guide"),
  "calendar.get": byKeys("calendar_event", "event_id"),
  "calendar.create": newRecord("calendar_event"),
  "vehicles.get": byKeys("vehicle", "vehicle_id"),
  "vehicles.create": newRecord("vehicle"),
  "vehicles.listCertifications": byKeys("certification_vehicle", "id"),
  "vehicles.listPasses": byKeys("pass_vehicle", "id"),
  "staff.get": byKeys("technical", "technical_id"),
  "staff.create": newRecord("technical"),
  "staff.listPasses": byKeys("pass_technical", "id"),
  "staff.listVaccines": byKeys("vaccination_record", "id"),
} satisfies Partial<Record<Operation, Finder>>;

export type ChangeOperation = keyof typeof changes;

/** Operations that are absent are about many records, or none. */
const finders: Partial<Record<Operation, Finder>> = { ...others, ...versionedByApi, ...changes };

export const isAboutOneRecord = (operation: Operation): boolean => finders[operation] !== undefined;

export const recordNamed = (ctx: BaseContext, operation: Operation, raw: RawInput): FoundRecord =>
  finders[operation]?.(ctx, raw) ?? null;
