import type { Operation } from "../auth/permissions";
import type { BaseContext } from "../kernel/context";
import { apiFinders, changeFinders } from "./finders-of-changes";
import type { RawInput } from "./read-body";
import {
  byKeys,
  type Finder,
  type FoundRecord,
  newRecord,
  personNamed,
  settingsRecord,
  worksheetNamed,
} from "./record-finders";

/** That are read or made. */
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
  "availability.block": newRecord("unit_block"),
  "custody.get": byKeys("custody_chain", "id"),
  "custody.create": newRecord("custody_chain"),
  "maintenance.get": byKeys("maintenance_sheet", "sheet_id"),
  "maintenance.create": newRecord("maintenance_sheet"),
  "shipping.get": byKeys("shipping_guide", "guide_id"),
  "shipping.create": newRecord("shipping_guide"),
  "calendar.get": byKeys("calendar_event", "event_id"),
  "calendar.create": newRecord("calendar_event"),
  "reservations.get": byKeys("reservation", "reservation_id"),
  "reservations.create": newRecord("reservation"),
  "vehicles.get": byKeys("vehicle", "vehicle_id"),
  "vehicles.create": newRecord("vehicle"),
  "vehicles.listCertifications": byKeys("certification_vehicle", "id"),
  "vehicles.listPasses": byKeys("pass_vehicle", "id"),
  "staff.get": byKeys("technical", "technical_id"),
  "staff.create": newRecord("technical"),
  "staff.listPasses": byKeys("pass_technical", "id"),
  "staff.listVaccines": byKeys("vaccination_record", "id"),
} satisfies Partial<Record<Operation, Finder>>;

export type ChangeOperation = keyof typeof changeFinders;

/** Operations that are absent are about many records, or none. */
const finders: Partial<Record<Operation, Finder>> = { ...others, ...apiFinders, ...changeFinders };

export const isAboutOneRecord = (operation: Operation): boolean => finders[operation] !== undefined;

export const recordNamed = (ctx: BaseContext, operation: Operation, raw: RawInput): FoundRecord =>
  finders[operation]?.(ctx, raw) ?? null;
