import { and, eq } from "drizzle-orm";
import * as tables from "@/db/schema";
import type { Operation } from "../auth/permissions";
import type { BaseContext } from "../context";
import { DayInput } from "../input";
import type { RawInput } from "./read-input";

/** Tables whose records have a version of their own, by the word the change log uses. */
export const versioned = {
  user: tables.users,
  settings: tables.settings,
  partner: tables.partners,
  project: tables.projects,
  resource_item: tables.equipment,
  project_resource: tables.assignments,
  sheet_project: tables.worksheets,
  custody_chain: tables.custodyChains,
  maintenance_sheet: tables.maintenanceSheets,
  vehicle: tables.vehicles,
  certification_vehicle: tables.vehicleCertificationRecords,
  pass_vehicle: tables.vehiclePasses,
  technical: tables.staff,
  pass_technical: tables.staffPasses,
  vaccination_record: tables.vaccinations,
  shipping_guide: tables.shippingGuides,
  calendar_event: tables.calendarEvents,
  schedule_visit: tables.visits,
  custody_scan: tables.custodyScans,
  write_off: tables.writeOffs,
} as const;

export type VersionedType = keyof typeof versioned;

/** A record that an operation is about; without an identifier it is the one it makes. */
export type RecordNamed = { type: VersionedType; id: number | null };

type Found = RecordNamed | null | Promise<RecordNamed | null>;
type Finder = (ctx: BaseContext, raw: RawInput) => Found;

const idIn = (value: unknown): number | null => {
  const id = typeof value === "string" && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value;
  return Number.isInteger(id) && Number(id) >= 1 && Number(id) <= 2_147_483_647 ? Number(id) : null;
};

/** Named under the first of these keys. */
const by =
  (type: VersionedType, ...keys: string[]): Finder =>
  (_, raw) => {
    const id = keys.map((key) => idIn(raw[key])).find((id) => id !== null);
    return id ? { type, id } : null;
  };

/** Named by its identifier, or made. */
const saved =
  (type: VersionedType): Finder =>
  (_, raw) => ({ type, id: idIn(raw.id) });

const made =
  (type: VersionedType): Finder =>
  () => ({ type, id: null });

/** Under a project an assignment is `resource_id`; in a body it is `id`. */
const assignment: Finder = (ctx, raw) =>
  raw.project_id === undefined
    ? by("project_resource", "id_project_resource", "id")(ctx, raw)
    : by("project_resource", "resource_id", "id")(ctx, raw);

/** A line is a part of its sheet, so the sheet's version is asked. */
const sheet: Finder = async (ctx, raw) => {
  const lineId = idIn(raw.detail_id);
  if (lineId === null) return by("sheet_project", "sheet_id", "sheet_project_id", "id")(ctx, raw);
  const { worksheetLines } = tables;
  const [line] = await ctx.db
    .select({ id: worksheetLines.worksheetId })
    .from(worksheetLines)
    .where(eq(worksheetLines.id, lineId));
  return line ? { type: "sheet_project", id: line.id } : null;
};

const isVersioned = (type: unknown): type is VersionedType =>
  typeof type === "string" && Object.hasOwn(versioned, type);

/** A file is a part of what holds it. */
const holder: Finder = (_, raw) => {
  const id = idIn(raw.object_id);
  return isVersioned(raw.model_type) && id !== null ? { type: raw.model_type, id } : null;
};

/** A visit is named by its service and the day it was planned for; it is made when nobody spoke of it yet. */
const visit: Finder = async (ctx, raw) => {
  const assignmentId = idIn(raw.project_resource_id);
  const day = DayInput.safeParse(raw.date);
  if (assignmentId === null || !day.success) return null;
  const { visits } = tables;
  const [known] = await ctx.db
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.assignmentId, assignmentId), eq(visits.plannedDate, day.data)));
  return { type: "schedule_visit", id: known?.id ?? null };
};

const theSettings: Finder = () => ({ type: "settings", id: 1 });

/** Operations that are about one record; the others are about many, or about none. */
const finders: Partial<Record<Operation, Finder>> = {
  "users.get": by("user", "user_id"),
  "users.create": made("user"),
  "users.update": by("user", "user_id"),
  "users.delete": by("user", "user_id"),
  "settings.get": theSettings,
  "settings.update": theSettings,
  "partners.get": by("partner", "partner_id"),
  "partners.create": made("partner"),
  "partners.update": by("partner", "partner_id"),
  "partners.delete": by("partner", "partner_id"),
  "projects.get": by("project", "project_id"),
  "projects.create": made("project"),
  "projects.update": by("project", "project_id"),
  "projects.delete": by("project", "project_id"),
  "closure.close": by("project", "project_id"),
  "equipment.get": by("resource_item", "resource_id"),
  "equipment.create": made("resource_item"),
  "equipment.update": by("resource_item", "id"),
  "equipment.updateAnyField": by("resource_item", "resource_id"),
  "equipment.retire": by("resource_item", "resource_id"),
  "equipment.delete": by("resource_item", "resource_id"),
  "assignments.update": assignment,
  "assignments.release": assignment,
  "assignments.remove": assignment,
  "assignments.reactivate": assignment,
  "worksheets.get": sheet,
  "worksheets.create": made("sheet_project"),
  "worksheets.update": sheet,
  "worksheets.delete": sheet,
  "worksheets.reopen": sheet,
  "worksheets.refresh": sheet,
  "worksheets.addLine": sheet,
  "worksheets.updateLine": sheet,
  "worksheets.removeLine": sheet,
  "worksheets.setLineDays": sheet,
  "writeOffs.create": made("write_off"),
  "writeOffs.delete": by("write_off", "write_off_id"),
  "custody.get": by("custody_chain", "id"),
  "custody.create": made("custody_chain"),
  "custody.update": by("custody_chain", "id"),
  "custody.renumber": by("custody_chain", "custody_chain_id"),
  "custody.delete": by("custody_chain", "id"),
  "maintenance.get": by("maintenance_sheet", "sheet_id"),
  "maintenance.create": made("maintenance_sheet"),
  "maintenance.update": by("maintenance_sheet", "sheet_id", "id"),
  "maintenance.delete": by("maintenance_sheet", "sheet_id"),
  "shipping.get": by("shipping_guide", "guide_id"),
  "shipping.create": made("shipping_guide"),
  "shipping.update": by("shipping_guide", "guide_id"),
  "shipping.delete": by("shipping_guide", "guide_id"),
  "calendar.get": by("calendar_event", "event_id"),
  "calendar.create": made("calendar_event"),
  "calendar.update": by("calendar_event", "event_id"),
  "calendar.move": by("calendar_event", "event_id"),
  "calendar.delete": by("calendar_event", "event_id"),
  "schedule.mark": visit,
  "schedule.undo": by("schedule_visit", "visit_id"),
  "vehicles.get": by("vehicle", "vehicle_id"),
  "vehicles.create": made("vehicle"),
  "vehicles.update": by("vehicle", "vehicle_id"),
  "vehicles.delete": by("vehicle", "vehicle_id"),
  "vehicles.listCertifications": by("certification_vehicle", "id"),
  "vehicles.saveCertification": saved("certification_vehicle"),
  "vehicles.removeCertification": by("certification_vehicle", "pk"),
  "vehicles.listPasses": by("pass_vehicle", "id"),
  "vehicles.savePass": saved("pass_vehicle"),
  "vehicles.removePass": by("pass_vehicle", "pk"),
  "staff.get": by("technical", "technical_id"),
  "staff.create": made("technical"),
  "staff.update": by("technical", "technical_id"),
  "staff.delete": by("technical", "technical_id"),
  "staff.listPasses": by("pass_technical", "id"),
  "staff.savePass": saved("pass_technical"),
  "staff.removePass": by("pass_technical", "id"),
  "staff.listVaccines": by("vaccination_record", "id"),
  "staff.saveVaccine": saved("vaccination_record"),
  "staff.removeVaccine": by("vaccination_record", "id"),
  "files.attach": holder,
  "files.detach": holder,
  "files.getScan": by("custody_scan", "scan_id"),
  "files.arrangeScan": by("custody_scan", "scan_id"),
  "files.confirmScan": by("custody_scan", "scan_id"),
  "files.cancelScan": by("custody_scan", "scan_id"),
};

/** Whether answers of the operation carry the version of one record, and changes of it may ask for one. */
export const isAboutOneRecord = (operation: Operation): boolean => finders[operation] !== undefined;

/** The record that the operation is about, as far as this much of its input tells; one query at most. */
export const recordNamed = (ctx: BaseContext, operation: Operation, raw: RawInput): Found =>
  finders[operation]?.(ctx, raw) ?? null;
