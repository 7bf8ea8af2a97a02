import type { GateAsked } from "../compliance/check-gate";
import { type ChainStatus, isCounted } from "../states/chain";
import type { Day } from "../values/dates";

type Carried = {
  date: Day;
  staffId?: number | null | undefined;
  vehicleId?: number | null | undefined;
};

const named = (id: number | null | undefined): number[] => (id ? [id] : []);

/** Who and what carries it, on its day. */
export const chainGate = (projectId: number, { date, staffId, vehicleId }: Carried): GateAsked => ({
  act: "CHAIN",
  actId: null,
  projectId,
  from: date,
  to: date,
  technicalIds: named(staffId),
  vehicleIds: named(vehicleId),
});

type Standing = Carried & { status: ChainStatus };

type Changes = { [Key in keyof Standing]?: Standing[Key] | undefined };

/** As it stands once the changes are made. */
export const carriedAfter = (before: Standing, changes: Changes): Standing => ({
  date: changes.date ?? before.date,
  status: changes.status ?? before.status,
  staffId: changes.staffId === undefined ? before.staffId : changes.staffId,
  vehicleId: changes.vehicleId === undefined ? before.vehicleId : changes.vehicleId,
});

/** Somebody or something else carries it, or on another day; a void one goes nowhere. */
export const goesOtherwise = (before: Standing, after: Standing): boolean =>
  isCounted(after) &&
  (before.date !== after.date ||
    (before.staffId ?? null) !== (after.staffId ?? null) ||
    (before.vehicleId ?? null) !== (after.vehicleId ?? null));
