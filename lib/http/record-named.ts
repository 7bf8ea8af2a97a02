import type { Operation } from "../auth/permissions";
import type { BaseContext } from "../kernel/context";
import type { RawInput } from "./read-request";
import {
  assignment,
  by,
  type Finder,
  type FoundRecord,
  holder,
  made,
  myself,
  person,
  saved,
  sheet,
  theSettings,
  visit,
} from "./record-finders";

/** Their screens send the version of the record. */
const changes = {
  "users.update": by("user", "user_id"),
  "users.delete": by("user", "user_id"),
  "privacy.erase": person,
  "settings.update": theSettings,
  "partners.update": by("partner", "partner_id"),
  "partners.delete": by("partner", "partner_id"),
  "projects.update": by("project", "project_id"),
  "projects.delete": by("project", "project_id"),
  "closure.close": by("project", "project_id"),
  "equipment.update": by("resource_item", "id"),
  "equipment.updateAnyField": by("resource_item", "resource_id"),
  "equipment.retire": by("resource_item", "resource_id"),
  "equipment.delete": by("resource_item", "resource_id"),
  "assignments.update": assignment,
  "assignments.release": assignment,
  "assignments.remove": assignment,
  "assignments.reactivate": assignment,
  "worksheets.update": sheet,
  "worksheets.delete": sheet,
  "worksheets.reopen": sheet,
  "worksheets.refresh": sheet,
  "worksheets.addLine": sheet,
  "worksheets.updateLine": sheet,
  "worksheets.removeLine": sheet,
  "worksheets.setLineDays": sheet,
  "worksheets.withdrawConfirmation": by("confirmed_charge", "confirmed_charge_id"),
  "writeOffs.delete": by("write_off", "write_off_id"),
  "custody.update": by("custody_chain", "id"),
  "custody.renumber": by("custody_chain", "custody_chain_id"),
  "custody.delete": by("custody_chain", "id"),
  "maintenance.update": by("maintenance_sheet", "sheet_id", "id"),
  "maintenance.delete": by("maintenance_sheet", "sheet_id"),
  "shipping.update": by("shipping_guide", "guide_id"),
  "shipping.delete": by("shipping_guide", "guide_id"),
  "calendar.update": by("calendar_event", "event_id"),
  "calendar.move": by("calendar_event", "event_id"),
  "calendar.delete": by("calendar_event", "event_id"),
  "schedule.mark": visit,
  "schedule.undo": by("schedule_visit", "visit_id"),
  "vehicles.update": by("vehicle", "vehicle_id"),
  "vehicles.delete": by("vehicle", "vehicle_id"),
  "vehicles.saveCertification": saved("certification_vehicle"),
  "vehicles.removeCertification": by("certification_vehicle", "pk"),
  "vehicles.savePass": saved("pass_vehicle"),
  "vehicles.removePass": by("pass_vehicle", "pk"),
  "staff.update": by("technical", "technical_id"),
  "staff.delete": by("technical", "technical_id"),
  "staff.savePass": saved("pass_technical"),
  "staff.removePass": by("pass_technical", "id"),
  "staff.saveVaccine": saved("vaccination_record"),
  "staff.removeVaccine": by("vaccination_record", "id"),
  "profile.update": myself,
} satisfies Partial<Record<Operation, Finder>>;

/** Only the API sends the version of these. */
const sent = {
  "files.attach": holder,
  "files.detach": holder,
  "files.getScan": by("custody_scan", "scan_id"),
  "files.arrangeScan": by("custody_scan", "scan_id"),
  "files.confirmScan": by("custody_scan", "scan_id"),
  "files.cancelScan": by("custody_scan", "scan_id"),
} satisfies Partial<Record<Operation, Finder>>;

const others = {
  "users.get": by("user", "user_id"),
  "users.create": made("user"),
  "privacy.previewErasure": person,
  "settings.get": theSettings,
  "partners.get": by("partner", "partner_id"),
  "partners.create": made("partner"),
  "projects.get": by("project", "project_id"),
  "projects.create": made("project"),
  "equipment.get": by("resource_item", "resource_id"),
  "equipment.create": made("resource_item"),
  "worksheets.get": sheet,
  "worksheets.create": made("sheet_project"),
  "writeOffs.create": made("write_off"),
  "custody.get": by("custody_chain", "id"),
  "custody.create": made("custody_chain"),
  "maintenance.get": by("maintenance_sheet", "sheet_id"),
  "maintenance.create": made("maintenance_sheet"),
  "shipping.get": by("shipping_guide", "guide_id"),
  "shipping.create": made("shipping_guide"),
  "calendar.get": by("calendar_event", "event_id"),
  "calendar.create": made("calendar_event"),
  "vehicles.get": by("vehicle", "vehicle_id"),
  "vehicles.create": made("vehicle"),
  "vehicles.listCertifications": by("certification_vehicle", "id"),
  "vehicles.listPasses": by("pass_vehicle", "id"),
  "staff.get": by("technical", "technical_id"),
  "staff.create": made("technical"),
  "staff.listPasses": by("pass_technical", "id"),
  "staff.listVaccines": by("vaccination_record", "id"),
} satisfies Partial<Record<Operation, Finder>>;

export type ChangeOperation = keyof typeof changes;

/** Operations that are absent are about many records, or none. */
const finders: Partial<Record<Operation, Finder>> = { ...others, ...sent, ...changes };

export const isAboutOneRecord = (operation: Operation): boolean => finders[operation] !== undefined;

export const recordNamed = (ctx: BaseContext, operation: Operation, raw: RawInput): FoundRecord =>
  finders[operation]?.(ctx, raw) ?? null;
