import { isAmong } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { assignments } from "@/db/schema";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import { ensureMaintenanceService } from "../equipment/ensure-maintenance-service";
import { atomically, type Context } from "../kernel/context";
import { DomainError } from "../kernel/errors";
import { isService } from "../placement/availability";
import { keepsAfter } from "../placement/holding";
import { rentUnits } from "../placement/rent-units";
import { isZero } from "../values/decimal";
import { groupedBy } from "../values/rows";
import type { AskedAssignment } from "./add-input";
import { type AdmissionFault, equipmentFault, projectFault } from "./admission";
import { type Assignable, inBatch, listAssignable } from "./list-assignable";
import { type PlacedAssignment, placed } from "./queries";
import { maintenanceTermsOf, type Terms, termsOf } from "./terms";

const invalid = (field: string, message: string): AdmissionFault => ({
  field,
  message,
  code: "validation_error",
});

function namedRecordFault({ asked, unit, served }: Assignable): AdmissionFault | null {
  if (!isService(unit)) return null;
  if (asked.maintenanceCost !== null && !isZero(asked.maintenanceCost))
    return invalid("maintenance_cost", "Solo un equipo lleva costo de mantenimiento.");
  if (asked.servedEquipmentId && (!served || isService(served)))
    return invalid("physical_equipment_code", "No existe el equipo al que se da el servicio.");
  return null;
}

/** Of a unit that an earlier item of the batch named. */
function repeatedIn(batch: readonly Assignable[]) {
  const firsts = new Map(batch.toReversed().map((one) => [one.unit.id, one]));
  return (one: Assignable): AdmissionFault | null =>
    isService(one.unit) || firsts.get(one.unit.id) === one
      ? null
      : invalid("resource_id", `${one.unit.code} consta dos veces en la lista.`);
}

function refuse({ message, code, field }: AdmissionFault, index: number): never {
  const fieldErrors = field ? { [`items.${index}.${field}`]: [message] } : {};
  throw new DomainError("refused", inBatch(index, message), code, { fieldErrors });
}

/** What was named wrongly in any item comes before what a rule forbids in any. */
function assertAdmissible(batch: readonly Assignable[]) {
  const repeatedFault = repeatedIn(batch);
  const checks = [
    (one: Assignable) => namedRecordFault(one) ?? repeatedFault(one),
    ({ project, unit, asked }: Assignable) =>
      projectFault(project, asked.startDate) ?? equipmentFault(unit),
  ];
  for (const check of checks)
    for (const [index, one] of batch.entries()) {
      const fault = check(one);
      if (fault) refuse(fault, index);
    }
}

async function termsFor(ctx: Context, batch: readonly Assignable[]): Promise<Terms[]> {
  const needsService = batch.some(({ asked, unit }) => asked.maintenanceCost && !isService(unit));
  const service = needsService ? await ensureMaintenanceService(ctx) : null;
  return batch.flatMap((one) => {
    const { maintenanceCost: cost, projectId, startDate, endDate, frequency } = one.asked;
    if (!service || cost === null || isService(one.unit)) return [termsOf(one)];
    const maintenance = { projectId, startDate, endDate, cost, frequency };
    return [termsOf(one), maintenanceTermsOf(maintenance, one.unit, service.id)];
  });
}

/** By project and first day, the columns that units are rented with. */
const departures = (batch: readonly Assignable[]) =>
  groupedBy(batch, ({ asked }) => `${asked.projectId} ${asked.startDate}`).values();

/** A unit whose operation is already over stays free (contract, section 10). */
async function sendUnits(ctx: Context, batch: readonly Assignable[]) {
  const leaving = batch.filter(
    ({ asked, unit }) => !isService(unit) && keepsAfter(asked, ctx.today),
  );
  for (const [first, ...others] of departures(leaving)) {
    if (!first) continue;
    const ids = [first, ...others].map(({ unit }) => unit.id);
    await rentUnits(ctx, ids, { project: first.project, from: first.asked.startDate });
  }
}

const projectsOf = (batch: readonly Assignable[]) =>
  [...new Set(batch.map(({ project }) => project.id))].toSorted((a, b) => a - b);

/** All of them or none (specification, add resources; contract, section 3). */
export const assignResources = (
  ctx: Context,
  { items }: { items: readonly AskedAssignment[] },
): Promise<PlacedAssignment[]> =>
  atomically(ctx, async (ctx) => {
    const batch = await listAssignable(ctx, items);
    assertAdmissible(batch);
    const terms = await termsFor(ctx, batch);
    const made = await insertAll(ctx.db, assignments, terms);
    await sendUnits(ctx, batch);
    for (const projectId of projectsOf(batch)) await refreshWorksheets(ctx, projectId);
    return placed(ctx, isAmong(assignments.id, made));
  });
