import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";
import type { Draft } from "./draft";
import type { Service } from "./facts";
import type { BilledLine } from "./line";
import { billsMaintenance, billsService, maintenanceLine, serviceLine } from "./line-kind";

export const kindsOfWork = [serviceLine, maintenanceLine] as const;

export type WorkCharge = {
  /** The fact as the ledger names it. */
  claim: string;
  kind: (typeof kindsOfWork)[number];
  unitId: number;
  day: Day;
  /** Null of a maintenance sheet. */
  serviceId: number | null;
  assignmentId: number | null;
  maintenanceSheetId: number | null;
  /** US$; of a fact that no sheet bills yet, what it will cost. */
  amount: Decimal;
  /** Null until a sheet bills it. */
  worksheetId: number | null;
};

export type UnitWork = Omit<WorkCharge, "claim" | "day" | "amount" | "worksheetId">;

/** Null of what is no work on a unit. */
export function workOf(
  source: Draft | BilledLine,
  services: ReadonlyMap<number, Service>,
): UnitWork | null {
  const { assignmentId, equipmentId, maintenanceSheetId } = source;
  if (billsMaintenance(source) && equipmentId !== null) {
    const { kind } = source;
    return { kind, unitId: equipmentId, serviceId: null, assignmentId: null, maintenanceSheetId };
  }
  if (!billsService(source)) return null;
  const service = services.get(assignmentId ?? 0);
  const unitId = service?.servedEquipmentId;
  if (!service || !unitId) return null;
  const { equipmentId: serviceId } = service;
  return { kind: source.kind, unitId, serviceId, assignmentId, maintenanceSheetId: null };
}

const rankOf = (charge: WorkCharge): [number, number] =>
  billsService(charge) ? [0, charge.assignmentId ?? 0] : [1, charge.maintenanceSheetId ?? 0];

export function byKindAndRecord(one: WorkCharge, other: WorkCharge): number {
  const [a, b] = [rankOf(one), rankOf(other)];
  return a[0] - b[0] || a[1] - b[1];
}
