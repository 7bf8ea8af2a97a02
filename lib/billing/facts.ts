import type { lineKinds } from "@/db/values";
import type { Rate } from "../rates/rates";
import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";

export type LineKind = (typeof lineKinds)[number];

/** Both ends count. */
export type Period = { from: Day; to: Day };

export type FactScope = { projectIds: number[]; period: Period };

/** Without `to` it goes on. */
export type Stay = {
  assignmentId: number;
  equipmentId: number;
  code: string;
  description: string;
  /** US$ a day for a unit, a day served for a service; until the first of its rates. */
  cost: Decimal;
  rates?: readonly Rate[] | null;
  from: Day;
  to: Day | null;
};

export type Service = Stay & { servedEquipmentId: number | null };

/** Of a chain that is not cancelled. */
export type Handling = {
  chainId: number;
  worksheetId: number;
  date: Day;
  equipmentId: number;
  assignmentId: number | null;
};

export type DoneVisit = { assignmentId: number; date: Day };

/** One amount of a maintenance sheet or of a shipping guide. */
export type Charge = {
  kind: LineKind;
  equipmentId: number | null;
  maintenanceSheetId: number | null;
  shippingGuideId: number | null;
  date: Day;
  description: string;
  amount: Decimal;
  referenceDocument: string;
};

/** Everything of a project that can be billed (contract, section 6). */
export type Facts = {
  stays: Stay[];
  services: Service[];
  handlings: Handling[];
  visits: DoneVisit[];
  charges: Charge[];
  writtenOff: ReadonlySet<string>;
};
