import { deepEqual } from "node:assert/strict";
import { database } from "@/db/client";
import {
  assignments,
  attachments,
  custodyChainItems,
  custodyChains,
  dispositionCertificates,
  equipment,
  maintenanceSheets,
  projects,
  shippingGuideItems,
  shippingGuides,
  staff,
  staffPasses,
  vaccinations,
  vehicleCertificationRecords,
  vehiclePasses,
  vehicles,
  visits,
  worksheets,
} from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Day } from "../values/dates";
import { type Decimal, divide, isZero, round, sum, times } from "../values/decimal";
import { reported } from "./testing";

/** Whole tables, for sums that no statement has a part in. */
export async function readRaw() {
  const db = database();
  return {
    assignments: await db.select().from(assignments),
    attachments: await db.select().from(attachments),
    items: await db.select().from(custodyChainItems),
    chains: await db.select().from(custodyChains),
    certificates: await db.select().from(dispositionCertificates),
    equipment: await db.select().from(equipment),
    maintenance: await db.select().from(maintenanceSheets),
    projects: await db.select().from(projects),
    load: await db.select().from(shippingGuideItems),
    guides: await db.select().from(shippingGuides),
    staff: await db.select().from(staff),
    staffPasses: await db.select().from(staffPasses),
    vaccinations: await db.select().from(vaccinations),
    certifications: await db.select().from(vehicleCertificationRecords),
    vehiclePasses: await db.select().from(vehiclePasses),
    vehicles: await db.select().from(vehicles),
    visits: await db.select().from(visits),
    worksheets: await db.select().from(worksheets),
  };
}

export type Raw = Awaited<ReturnType<typeof readRaw>>;

export const byId = <T extends { id: number }>(rows: readonly T[]) => {
  const known = new Map(rows.map((row) => [row.id, row]));
  return (id: number): T => {
    const row = known.get(id);
    if (!row) throw new RangeError(`no row ${id}`);
    return row;
  };
};

type Project = Raw["projects"][number];

export const isLive = (row: { isActive: boolean; isDeleted: boolean }): boolean =>
  row.isActive && !row.isDeleted;

export const isAskedOf = (
  project: Project,
  { partnerId, projectId }: { partnerId?: number | undefined; projectId?: number | undefined },
): boolean =>
  (!partnerId || project.partnerId === partnerId) && (!projectId || project.id === projectId);

export const isIn = (day: Day, { from, to }: { from: Day; to: Day }): boolean =>
  from <= day && day <= to;

/** The ids of records that hold a file which is not in the recycle bin. */
export const withAttachment = ({ attachments }: Raw, model: string): ReadonlySet<number> =>
  new Set(
    attachments
      .filter((file) => file.model === model && file.removedAt === null)
      .map(({ objectId }) => objectId),
  );

export const sumOf = (values: readonly (Decimal | number | null)[]): Decimal =>
  sum(values.map((value) => String(value ?? 0)));

export const percentOf = (of: Decimal | number, per: Decimal | number): Decimal | null =>
  isZero(String(per)) ? null : round(divide(times(String(of), 100), String(per)), 1);

const exact = (value: Decimal | number | null | undefined): Decimal | null =>
  value === null || value === undefined ? null : round(String(value), 6);

export const spans = [
  { from: "2027-01-01", to: "2028-12-31" },
  { from: "2027-11-20", to: "2028-03-01" },
  { from: "2028-02-29", to: "2028-02-29" },
  { from: "2028-08-01", to: "2028-10-15" },
];

type Expected = { count: number } & Record<string, Decimal | number | null>;

/** The report's count and totals are those, to the last digit; gives its rows. */
export async function expectTotals(
  ctx: Context,
  slug: string,
  asked: { span?: { from: Day; to: Day }; filters?: Record<string, NonNullable<unknown>> },
  { count, ...expected }: Expected,
) {
  const { span, filters = {} } = asked;
  const period = span ? { period_from: span.from, period_to: span.to } : {};
  const found = await reported(ctx, slug, { ...period, filters });
  const told = Object.keys(expected).map((key) => [key, exact(found.totals[key])]);
  const known = Object.entries(expected).map(([key, value]) => [key, exact(value)]);
  deepEqual(
    { slug, asked, count: found.count, ...Object.fromEntries(told) },
    { slug, asked, count, ...Object.fromEntries(known) },
  );
  return found.rows;
}
