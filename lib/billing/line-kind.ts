import type { AssignmentKind } from "../placement/assignment-kind";
import type { LineKind } from "./facts";

type WithKind = { kind: LineKind };

export const rentLine = "RENT" satisfies LineKind;

export const serviceLine = "SERVICE" satisfies LineKind;

export const maintenanceLine = "MAINTENANCE" satisfies LineKind;

export const transportLine = "TRANSPORT" satisfies LineKind;

export const stowageLine = "STOWAGE" satisfies LineKind;

export const manualLine = "MANUAL" satisfies LineKind;

/** What bills the days of an assignment. */
export const lineKindOf: Record<AssignmentKind, LineKind> = {
  EQUIPO: rentLine,
  SERVICIO: serviceLine,
};

export const billsRent = ({ kind }: WithKind): boolean => kind === rentLine;

export const billsService = <T extends WithKind>(
  source: T,
): source is T & { kind: typeof serviceLine } => source.kind === serviceLine;

export const billsMaintenance = <T extends WithKind>(
  source: T,
): source is T & { kind: typeof maintenanceLine } => source.kind === maintenanceLine;

/** The other lines come from facts. */
export const isWrittenByHand = ({ kind }: WithKind): boolean => kind === manualLine;
