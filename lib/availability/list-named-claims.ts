import { and, asc, eq, getTableColumns, not, type SQL, sql } from "drizzle-orm";
import {
  assignments,
  partners,
  projects,
  reservationLines,
  reservations,
  reservationUnits,
  unitBlocks,
  unitClaims,
} from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofAssignments, ofBlocks, ofReservations } from "../placement/claim-kind";
import { heldPastItsTime } from "../placement/held-past";
import type { UnitClaim } from "../unit-claims/list-unit-claims";
import type { Day } from "../values/dates";

const { equipmentId, kind, sourceId, isFirm } = getTableColumns(unitClaims);

const columns = {
  equipmentId,
  kind,
  sourceId,
  isFirm,
  from: sql<Day>`lower(${unitClaims.span})::text`,
  to: sql<Day | null>`upper(${unitClaims.span})::text`,
  projectId: sql<number | null>`coalesce(${assignments.projectId}, ${reservations.projectId})`,
  location: sql<string | null>`coalesce(${projects.location}, ${reservations.location})`,
  oilBlock: sql<string | null>`coalesce(${projects.block}, ${reservations.block})`,
  partnerName: partners.name,
  endDate: assignments.endDate,
  expectedReturnDate: assignments.expectedReturnDate,
  reservationId: reservations.id,
  reservationCode: reservations.code,
  reservationVersion: reservations.version,
  lineId: reservationLines.id,
  lineFrom: reservationLines.fromDate,
  lineTo: reservationLines.toDate,
  hasYielded: sql<boolean>`coalesce(${reservationUnits.hasYielded}, false)`,
  unitBlockKind: unitBlocks.kind,
  reason: unitBlocks.reason,
};

/** A claim, and who makes it. */
export type NamedClaim = UnitClaim & {
  projectId: number | null;
  location: string | null;
  oilBlock: string | null;
  partnerName: string | null;
  endDate: Day | null;
  expectedReturnDate: Day | null;
  reservationId: number | null;
  reservationCode: string | null;
  reservationVersion: number | null;
  lineId: number | null;
  /** As they were asked for; a claim begins no sooner than the day it was written. */
  lineFrom: Day | null;
  lineTo: Day | null;
  /** Promised, and given to another all the same. */
  hasYielded: boolean;
  unitBlockKind: (typeof unitBlocks.$inferSelect)["kind"] | null;
  reason: string | null;
};

/** By unit and day, firm or not; a hold that is over claims nothing. One statement, whatever their number. */
export const listNamedClaims = (ctx: BaseContext, where: SQL | undefined): Promise<NamedClaim[]> =>
  ctx.db
    .select(columns)
    .from(unitClaims)
    .leftJoin(assignments, and(ofAssignments, eq(assignments.id, unitClaims.sourceId)))
    .leftJoin(unitBlocks, and(ofBlocks, eq(unitBlocks.id, unitClaims.sourceId)))
    .leftJoin(reservationUnits, and(ofReservations, eq(reservationUnits.id, unitClaims.sourceId)))
    .leftJoin(reservationLines, eq(reservationLines.id, reservationUnits.lineId))
    .leftJoin(reservations, eq(reservations.id, reservationLines.reservationId))
    .leftJoin(
      projects,
      eq(projects.id, sql`coalesce(${assignments.projectId}, ${reservations.projectId})`),
    )
    .leftJoin(
      partners,
      eq(partners.id, sql`coalesce(${projects.partnerId}, ${reservations.partnerId})`),
    )
    .where(and(where, not(heldPastItsTime)))
    .orderBy(asc(unitClaims.equipmentId), asc(sql`lower(${unitClaims.span})`), asc(unitClaims.id));
