import { and, eq, not, type SQL, sql } from "drizzle-orm";
import {
  assignments,
  equipment,
  projects,
  reservationLines,
  reservations,
  reservationUnits,
  unitClaims,
} from "@/db/schema";
import type { Equipment } from "../equipment/get-equipment";
import type { BaseContext } from "../kernel/context";
import { isRented } from "../placement/availability";
import { ofAssignments, ofReservations } from "../placement/claim-kind";
import { heldPastItsTime } from "../placement/held-past";
import { overdueOn } from "../placement/holding";
import type { HalfOpenSpan } from "../unit-claims/list-unit-claims";
import { addDays, type Day } from "../values/dates";
import { plannableUnits, type UnitFilters } from "./plannable-units";
import { unitColumns } from "./unit-columns";

export type CandidatesAsked = UnitFilters & {
  span: HalfOpenSpan;
  /** Of any type; claims nearer than this to the days are told one by one. */
  longestTurnaround: number;
};

export type Candidate = Pick<
  Equipment,
  | "id"
  | "code"
  | "name"
  | "type"
  | "condition"
  | "availability"
  | "currentProjectId"
  | "capacityGallons"
> & {
  location: string | null;
  oilBlock: string | null;
  /** Since when it should be back, when it is not. */
  lateSince: Day | null;
  /** It is out, and nobody said until when. */
  hasUnknownReturn: boolean;
  /** Firm ones that meet the days, and of the nearest on both sides the day that is nearest. */
  claims: HalfOpenSpan[];
};

const overHolds = sql`array(select ${reservationUnits.id} from ${reservationUnits}
  join ${reservationLines} on ${eq(reservationLines.id, reservationUnits.lineId)}
  join ${reservations} on ${eq(reservations.id, reservationLines.reservationId)}
  where ${heldPastItsTime})`;

const [begins, ends] = [sql`lower(${unitClaims.span})`, sql`upper(${unitClaims.span})`];

/** For ever all that counts is whether they end: from the first day of any to the last of all, as one. */
const asOne = (near: SQL) => sql`min(${begins}) filter (where ${near}) || '/' ||
  case when not bool_or(upper_inf(${unitClaims.span})) filter (where ${near}) then (max(${ends}) filter (where ${near}))::text else '' end`;

const oneByOne = (near: SQL) =>
  sql`string_agg(${begins} || '/' || coalesce(${ends}::text, ''), ',') filter (where ${near})`;

/** In one pass over the claims, however many: what is near is spelled "from/to". */
function claimsNear({ span, longestTurnaround }: CandidatesAsked, { today }: BaseContext): SQL {
  const { from, to } = span;
  const near = sql`${unitClaims.span} && daterange(${addDays(from, -longestTurnaround)}::date, ${to && addDays(to, longestTurnaround)}::date)`;
  return sql`(select ${unitClaims.equipmentId} as unit_id,
      max(${ends}) filter (where ${ends} <= ${from}::date)::text as before,
      min(${begins}) filter (where ${begins} >= ${to}::date)::text as after,
      bool_or(${ofAssignments} and ${unitClaims.span} @> ${today}::date) as has_stay,
      bool_or(${ofAssignments} and ${unitClaims.span} @> ${today}::date and upper_inf(${unitClaims.span})) as is_open,
      ${to ? oneByOne(near) : asOne(near)} as met
    from ${unitClaims}
    where ${and(unitClaims.isFirm, not(sql`(${ofReservations} and ${unitClaims.sourceId} = any(${overHolds}))`))}
    group by ${unitClaims.equipmentId})`;
}

type Claimed = Record<"before" | "after" | "met", string | null> &
  Record<"hasStay" | "isOpen", boolean | null>;

const spanIn = (text: string): HalfOpenSpan => {
  const [from = "", to = ""] = text.split("/");
  return { from, to: to || null };
};

/** Rented by hand, or late where another is promised: nobody knows until when. */
const outForEver = (unit: Pick<Equipment, "availability">, { hasStay }: Claimed, today: Day) =>
  isRented(unit) && !hasStay ? [{ from: today, to: null }] : [];

function claimsOf(
  unit: Pick<Equipment, "availability">,
  claimed: Claimed,
  today: Day,
): HalfOpenSpan[] {
  const { before, after, met } = claimed;
  const all = [
    ...outForEver(unit, claimed, today),
    ...(met ? met.split(",").map(spanIn) : []),
    ...[before, after].flatMap((day) => (day ? [{ from: day, to: day }] : [])),
  ];
  return all.sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Units in service, free or not, by code. */
export async function listCandidates(
  ctx: BaseContext,
  asked: CandidatesAsked,
): Promise<Candidate[]> {
  const late = sql<Day | null>`(select min(${assignments.expectedReturnDate})::text from ${assignments}
    where ${and(
      eq(assignments.equipmentId, equipment.id),
      eq(assignments.projectId, equipment.currentProjectId),
      overdueOn(assignments, ctx.today),
    )})`;
  const rows = await ctx.db
    .select({
      ...unitColumns,
      availability: equipment.availability,
      currentProjectId: equipment.currentProjectId,
      capacityGallons: equipment.capacityGallons,
      location: sql<string | null>`coalesce(${projects.location}, ${equipment.currentLocation})`,
      oilBlock: projects.block,
      lateSince: sql<Day | null>`case when ${equipment.currentProjectId} is not null then ${late} end`,
      claimed: {
        before: sql<Day | null>`claimed.before`,
        after: sql<Day | null>`claimed.after`,
        hasStay: sql<boolean | null>`claimed.has_stay`,
        isOpen: sql<boolean | null>`claimed.is_open`,
        met: sql<string | null>`claimed.met`,
      },
    })
    .from(equipment)
    .leftJoin(projects, eq(projects.id, equipment.currentProjectId))
    .leftJoin(sql`${claimsNear(asked, ctx)} as claimed`, sql`claimed.unit_id = ${equipment.id}`)
    .where(plannableUnits(asked))
    .orderBy(equipment.code);
  return rows.map(({ claimed, ...unit }) => ({
    ...unit,
    hasUnknownReturn: claimed.isOpen === true || outForEver(unit, claimed, ctx.today).length > 0,
    claims: claimsOf(unit, claimed, ctx.today),
  }));
}
