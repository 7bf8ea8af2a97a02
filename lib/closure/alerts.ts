import { isCancelled, isInProgress, type WorksheetStatus } from "../states/worksheet";

export type WorksheetFacts = {
  id: number;
  seriesCode: string;
  status: WorksheetStatus;
  isClosed: boolean;
};

export type UnitFacts = { code: string; name: string };

/** Errors forbid the closure, warnings ask to look, information tells what it does. */
export type ClosureAlert =
  | { type: "error" | "warning"; about: "worksheet"; worksheet: WorksheetFacts }
  | { type: "info"; about: "equipment"; equipment: UnitFacts[] }
  | { type: "info"; about: "services"; count: number }
  | { type: "info"; about: "reservations"; codes: string[] }
  | { type: "info"; about: "ready" };

type Facts = {
  worksheets: WorksheetFacts[];
  equipment: UnitFacts[];
  serviceCount: number;
  reservationCodes?: string[];
};

export const isBlocking = ({ type }: ClosureAlert): boolean => type === "error";

export const canClose = (alerts: readonly ClosureAlert[]): boolean => !alerts.some(isBlocking);

/** The worst first (specification, "validate closure"). */
export function closureAlertsOf({
  worksheets,
  equipment,
  serviceCount,
  reservationCodes: codes = [],
}: Facts): ClosureAlert[] {
  const inProgress = worksheets.filter(isInProgress);
  const notClosed = worksheets.filter((sheet) => !(sheet.isClosed || isCancelled(sheet)));
  const about = "worksheet" as const;
  return [
    ...inProgress.map((worksheet): ClosureAlert => ({ type: "error", about, worksheet })),
    ...notClosed.map((worksheet): ClosureAlert => ({ type: "warning", about, worksheet })),
    ...(equipment.length > 0 ? [{ type: "info", about: "equipment", equipment } as const] : []),
    ...(serviceCount > 0
      ? [{ type: "info", about: "services", count: serviceCount } as const]
      : []),
    ...(codes.length > 0 ? [{ type: "info", about: "reservations", codes } as const] : []),
    ...(inProgress.length === 0 ? [{ type: "info", about: "ready" } as const] : []),
  ];
}
