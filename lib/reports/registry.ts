import { may } from "../auth/permissions";
import type { Caller } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { availabilityConsistency } from "./catalog/availability-consistency";
import { billedWithoutProof } from "./catalog/billed-without-proof";
import { custodyChainsReport } from "./catalog/custody-chains";
import { daysToCash } from "./catalog/days-to-cash";
import { downtime } from "./catalog/downtime";
import { exchangesAndReturns } from "./catalog/exchanges-and-returns";
import { expiries } from "./catalog/expiries";
import { idleUnits } from "./catalog/idle-units";
import { immunisation } from "./catalog/immunisation";
import { maintenanceSheetsReport } from "./catalog/maintenance-sheets";
import { manualLines } from "./catalog/manual-lines";
import { overridesReport } from "./catalog/overrides";
import { priceChanges } from "./catalog/price-changes";
import { priceDeviations } from "./catalog/price-deviations";
import { reservationsReport } from "./catalog/reservations";
import { revenueByKind } from "./catalog/revenue-by-kind";
import { revenueByUnit } from "./catalog/revenue-by-unit";
import { reversals } from "./catalog/reversals";
import { shippingGuidesReport } from "./catalog/shipping-guides";
import { skippedVisits } from "./catalog/skipped-visits";
import { staffByArea } from "./catalog/staff-by-area";
import { timeUtilization } from "./catalog/time-utilization";
import { unbilledReport } from "./catalog/unbilled";
import { unitsByStatus } from "./catalog/units-by-status";
import { utilizationAhead } from "./catalog/utilization-ahead";
import { vehiclesByStatus } from "./catalog/vehicles-by-status";
import { visitsReport } from "./catalog/visits";
import { volumeByTruck } from "./catalog/volume-by-truck";
import { wasteRegister } from "./catalog/waste-register";
import { whereEverythingIs } from "./catalog/where-everything-is";
import { whoWorkedWhere } from "./catalog/who-worked-where";
import { worksheetsReport } from "./catalog/worksheets";
import type { Report } from "./report";

/** In the order of the screen, group by group. */
export const reports: readonly Report[] = [
  unitsByStatus,
  timeUtilization,
  revenueByUnit,
  idleUnits,
  downtime,
  availabilityConsistency,
  reservationsReport,
  utilizationAhead,
  worksheetsReport,
  revenueByKind,
  unbilledReport,
  billedWithoutProof,
  daysToCash,
  manualLines,
  priceDeviations,
  custodyChainsReport,
  wasteRegister,
  volumeByTruck,
  visitsReport,
  skippedVisits,
  maintenanceSheetsReport,
  vehiclesByStatus,
  staffByArea,
  expiries,
  immunisation,
  whoWorkedWhere,
  shippingGuidesReport,
  whereEverythingIs,
  exchangesAndReturns,
  priceChanges,
  reversals,
  overridesReport,
];

const bySlug = new Map(reports.map((report) => [report.slug, report]));

/** Reports at all, and the records that this one is made of. */
export const maySeeReport = (caller: Caller, { operation }: Report): boolean =>
  may(caller, "reports.get") && may(caller, operation);

export const listReports = (caller: Caller): Report[] =>
  reports.filter((report) => maySeeReport(caller, report));

export const findReport = (slug: string): Report | null => bySlug.get(slug) ?? null;

/** One that the caller may not see does not exist for him. */
export function getReport(caller: Caller, slug: string): Report {
  const report = findReport(slug);
  if (!report || !maySeeReport(caller, report)) throw new NotFound();
  return report;
}
