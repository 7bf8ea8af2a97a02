import { maintenanceCode } from "../equipment/maintenance-code";

/** What a visit leaves behind: its mark alone, or a custody chain or maintenance sheet besides. */
export type VisitRecordKind = "visit" | "chain" | "maintenance";

export type VisitHistory = {
  /** Of the service in the inventory. */
  code: string;
  /** Of its last visits: how many were done, and on how many of those days its unit was on such a paper. */
  done: number;
  chains: number;
  sheets: number;
};

/** Maintenance asks for its sheet; otherwise what at least half of the last visits left behind. */
export function formForVisit({ code, done, chains, sheets }: VisitHistory): VisitRecordKind {
  if (code === maintenanceCode) return "maintenance";
  if (done === 0 || Math.max(chains, sheets) * 2 < done) return "visit";
  return chains >= sheets ? "chain" : "maintenance";
}
