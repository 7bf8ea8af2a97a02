import { and, eq } from "drizzle-orm";
import * as tables from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { DayInput, LooseId } from "../wire/input";
import type { RawInput } from "./read-body";

export const versioned = {
  user: tables.users,
  settings: tables.settings,
  partner: tables.partners,
  project: tables.projects,
  project_template: tables.projectTemplates,
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
  price_list_entry: tables.listPrices,
  unit_block: tables.unitBlocks,
  confirmed_charge: tables.confirmedCharges,
  route: tables.routes,
  assignment_crew: tables.assignmentCrews,
  compliance_rule: tables.complianceRules,
  compliance_override: tables.complianceOverrides,
  reservation: tables.reservations,
} as const;

export type VersionedType = keyof typeof versioned;

/** A null id is the record that the operation makes. */
export type RecordNamed = { type: VersionedType; id: number | null };

export type FoundRecord = RecordNamed | null | Promise<RecordNamed | null>;
export type Finder = (ctx: BaseContext, raw: RawInput) => FoundRecord;

const idIn = (value: unknown): number | null => LooseId.safeParse(value).data ?? null;

export const byKeys =
  (type: VersionedType, ...keys: string[]): Finder =>
  (_, raw) => {
    const id = keys.map((key) => idIn(raw[key])).find((id) => id !== null);
    return id ? { type, id } : null;
  };

export const byIdOrNew =
  (type: VersionedType): Finder =>
  (_, raw) => ({ type, id: idIn(raw.id) });

export const newRecord =
  (type: VersionedType): Finder =>
  () => ({ type, id: null });

/** In a path `resource_id` is the assignment; in a body it is `id`. */
export const assignmentNamed: Finder = (ctx, raw) =>
  raw.project_id === undefined
    ? byKeys("project_resource", "id_project_resource", "id")(ctx, raw)
    : byKeys("project_resource", "resource_id", "id")(ctx, raw);

export const exchangedAssignment = byKeys("project_resource", "id");

/** A line belongs to its sheet, whose version is asked. */
export const worksheetNamed: Finder = async (ctx, raw) => {
  const lineId = idIn(raw.detail_id);
  if (lineId === null)
    return byKeys("sheet_project", "sheet_id", "sheet_project_id", "id")(ctx, raw);
  const { worksheetLines } = tables;
  const [line] = await ctx.db
    .select({ id: worksheetLines.worksheetId })
    .from(worksheetLines)
    .where(eq(worksheetLines.id, lineId));
  return line ? { type: "sheet_project", id: line.id } : null;
};

const isVersioned = (type: unknown): type is VersionedType =>
  typeof type === "string" && Object.hasOwn(versioned, type);

/** A file belongs to its owner, whose version is asked. */
export const fileOwnerNamed: Finder = (_, raw) => {
  const id = idIn(raw.object_id);
  return isVersioned(raw.model_type) && id !== null ? { type: raw.model_type, id } : null;
};

export const visitNamed: Finder = async (ctx, raw) => {
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

/** Of somebody on a day. */
export const routeNamed: Finder = async (ctx, raw) => {
  const staffId = idIn(raw.technical_id);
  const day = DayInput.safeParse(raw.date);
  if (staffId === null || !day.success) return null;
  const { routes } = tables;
  const [known] = await ctx.db
    .select({ id: routes.id })
    .from(routes)
    .where(and(eq(routes.date, day.data), eq(routes.staffId, staffId)));
  return { type: "route", id: known?.id ?? null };
};

export const crewNamed: Finder = async (ctx, raw) => {
  const assignmentId = idIn(raw.project_resource_id);
  if (assignmentId === null) return null;
  const { assignmentCrews } = tables;
  const [known] = await ctx.db
    .select({ id: assignmentCrews.id })
    .from(assignmentCrews)
    .where(eq(assignmentCrews.assignmentId, assignmentId));
  return { type: "assignment_crew", id: known?.id ?? null };
};

export const settingsRecord: Finder = () => ({ type: "settings", id: 1 });

export const ownAccount: Finder = ({ caller }) =>
  caller ? { type: "user", id: caller.user.id } : null;

export const personNamed: Finder = (ctx, raw) =>
  (raw.user_id === undefined ? byKeys("technical", "technical_id") : byKeys("user", "user_id"))(
    ctx,
    raw,
  );
