import { and, asc, eq, gte, isNull, lte, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import { assignments, equipment, listPrices, partners, projects } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { isUnitAssignment } from "../placement/assignment-kind";
import { lastWorkingDayOf } from "../placement/holding";
import { ratesOf } from "../rates/cost-on";
import { costOnDay } from "../rates/rates";
import { type Day, type DaySpan, earlier } from "../values/dates";
import { asText, type Decimal, isZero, sum, times } from "../values/decimal";
import { groupedBy } from "../values/rows";
import { findPriceOn, type Price, type PriceAsked, rentPrice, visitPrice } from "./price-on";

/** US$ a day of a unit, a visit of a service; `difference` is what is agreed beyond the list. */
export type Deviation = {
  projectId: number;
  location: string;
  partnerName: string;
  assignmentId: number;
  code: string;
  name: string;
  /** The last of the asked days on which it stands. */
  day: Day;
  agreed: Decimal;
  listed: Decimal;
  difference: Decimal;
};

const served = alias(equipment, "served");

/** Far more than a company has at work at once. */
const atMost = 20_000;

const listStanding = (ctx: BaseContext, { from, to }: DaySpan) => {
  const end = lastWorkingDayOf(assignments);
  return ctx.db
    .select({
      assignmentId: assignments.id,
      kind: assignments.kind,
      equipmentId: assignments.equipmentId,
      cost: assignments.cost,
      rates: ratesOf,
      end,
      code: equipment.code,
      name: equipment.name,
      type: equipment.type,
      servedType: served.type,
      projectId: projects.id,
      location: projects.location,
      partnerId: partners.id,
      partnerName: partners.name,
    })
    .from(assignments)
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .leftJoin(served, eq(served.id, assignments.servedEquipmentId))
    .where(
      and(
        undeleted(assignments),
        live(projects),
        lte(assignments.startDate, to),
        or(isNull(end), and(gte(end, from), gte(end, assignments.startDate))),
      ),
    )
    .orderBy(asc(projects.id), asc(equipment.code), asc(assignments.id))
    .limit(atMost);
};

type Standing = Awaited<ReturnType<typeof listStanding>>[number];

const askedOf = (standing: Standing): PriceAsked =>
  isUnitAssignment(standing)
    ? { partnerId: standing.partnerId, kind: rentPrice, type: standing.type, serviceId: null }
    : {
        partnerId: standing.partnerId,
        kind: visitPrice,
        type: standing.servedType,
        serviceId: standing.equipmentId,
      };

function deviationOf(standing: Standing, prices: readonly Price[], to: Day): Deviation[] {
  const day = standing.end === null ? to : earlier(standing.end, to);
  const listed = findPriceOn(prices, askedOf(standing), day)?.amount;
  if (listed === undefined) return [];
  const agreed = costOnDay(standing, day);
  const difference = asText(sum([agreed, times(listed, -1)]));
  if (isZero(difference)) return [];
  const { projectId, location, partnerName, assignmentId, code, name } = standing;
  return [
    { projectId, location, partnerName, assignmentId, code, name, day, agreed, listed, difference },
  ];
}

/**
 * Of the units and services that stand on one of the days, those whose price on the last of them is not the list's.
 * Without a price in the list there is nothing to deviate from. Two statements.
 */
export async function listDeviations(ctx: BaseContext, span: DaySpan): Promise<Deviation[]> {
  const kinds = among(listPrices.kind, [rentPrice, visitPrice]);
  const [standing, prices] = await Promise.all([
    listStanding(ctx, span),
    ctx.db.select().from(listPrices).where(kinds).limit(atMost),
  ]);
  const ofClients = groupedBy(prices, ({ partnerId }) => partnerId);
  const everybodys = ofClients.get(null) ?? [];
  return standing.flatMap((one) =>
    deviationOf(one, [...everybodys, ...(ofClients.get(one.partnerId) ?? [])], span.to),
  );
}
