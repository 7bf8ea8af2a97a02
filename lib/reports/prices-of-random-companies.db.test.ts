import { expect, test } from "vitest";
import { database } from "@/db/client";
import * as tables from "@/db/schema";
import { equipmentTypes } from "@/db/values";
import { addDays, type Day, earlier } from "../values/dates";
import { reported } from "./testing";
import type { Chances } from "./testing-chances";
import { asked, type Check, checkCompany, seeds } from "./testing-checks";
import type { RandomCompany } from "./testing-company";
import { add, byId, cents, lastDayOf, liveProjects } from "./testing-oracle";

const db = database;

/** Each once at most. */
async function someListPrices({ below, day, is, money, one }: Chances, known: RandomCompany) {
  const services = known.units.filter(({ type }) => type === "SERVIC");
  const prices = Array.from({ length: 60 }, () => {
    const subject = is(0.6)
      ? { kind: "RENT" as const, type: one(equipmentTypes.slice(1)), serviceId: null }
      : {
          kind: "VISIT" as const,
          type: is(0.5) ? one(equipmentTypes.slice(1)) : null,
          serviceId: is(0.5) ? one(services).id : null,
        };
    const partnerId = is(0.4) ? one(known.partners).id : null;
    return { ...subject, partnerId, fromDate: day(), amount: money(below(3) ? 90 : 10) };
  });
  await db()
    .insert(tables.listPrices)
    .values([
      ...prices,
      { kind: "TRANSPORT", fromDate: "2026-01-01", amount: "40.00" },
      { kind: "LOGISTICS", fromDate: "2026-01-01", amount: "15.00" },
    ])
    .onConflictDoNothing();
}

async function someRates({ below, is, money }: Chances, { assignments }: RandomCompany) {
  const rates = assignments
    .filter(() => is(0.5))
    .flatMap(({ id, startDate }) => {
      const days = new Set([1, 2, 3].map(() => addDays(startDate, 1 + below(120))));
      return [...days].map((fromDate) => ({
        ...{ assignmentId: id, fromDate, cost: money(90), isWithdrawn: is(0.3) },
      }));
    });
  await db().insert(tables.assignmentRates).values(rates);
}

type Stay = RandomCompany["assignments"][number];
type ListPrice = typeof tables.listPrices.$inferSelect;

/** The most particular of those that have begun: client, service, type, and then the day. */
function listedFor(prices: readonly ListPrice[], named: object, day: Day): ListPrice | undefined {
  const wanted = new Map<string, unknown>(Object.entries(named));
  const may = (price: ListPrice, key: "partnerId" | "serviceId" | "type") =>
    price[key] === null || price[key] === wanted.get(key);
  const keys = ["partnerId", "serviceId", "type"] as const;
  return prices
    .filter((price) => price.kind === wanted.get("kind") && price.fromDate <= day)
    .filter((price) => keys.every((key) => may(price, key)))
    .toSorted((a, b) => {
      for (const key of keys)
        if ((a[key] === null) !== (b[key] === null)) return a[key] === null ? 1 : -1;
      return a.fromDate < b.fromDate ? 1 : -1;
    })[0];
}

const priceDeviations: Check = async (ctx, known, span) => {
  const prices = await db().select().from(tables.listPrices);
  const rates = (await db().select().from(tables.assignmentRates))
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .toSorted((a, b) => (a.fromDate < b.fromDate ? 1 : -1));
  const [units, projects] = [byId(known.units), liveProjects(known)];
  const agreedOn = ({ id, cost }: Stay, day: Day) =>
    rates.find(({ assignmentId, fromDate }) => assignmentId === id && fromDate <= day)?.cost ??
    cost;
  const deviations = known.assignments.flatMap((stay) => {
    const [project, last] = [projects.get(stay.projectId), lastDayOf(stay)];
    if (stay.isDeleted || !project || stay.startDate > span.to) return [];
    if (last && (last < span.from || last < stay.startDate)) return [];
    const day = last ? earlier(last, span.to) : span.to;
    const isRent = stay.kind === "EQUIPO";
    const named = isRent
      ? { kind: "RENT", type: units.get(stay.equipmentId)?.type }
      : {
          ...{ kind: "VISIT", serviceId: stay.equipmentId },
          type: units.get(stay.servedEquipmentId ?? 0)?.type,
        };
    const listed = listedFor(prices, { ...named, partnerId: project.partnerId }, day);
    const [agreed, asList] = [cents(agreedOn(stay, day)), cents(listed?.amount)];
    return listed && agreed !== asList ? [{ id: `${project.id}-${stay.id}`, agreed, asList }] : [];
  });
  const { rows, totals } = await reported(ctx, "price-deviations", asked(span));
  expect(
    rows.map(({ id, agreed, listed }) => [id, cents(agreed), cents(listed)]).toSorted(),
  ).toEqual(deviations.map(({ id, agreed, asList }) => [id, agreed, asList]).toSorted());
  const agreed = add(deviations.map(({ agreed }) => agreed));
  const listed = add(deviations.map(({ asList }) => asList));
  expect([totals.agreed, totals.listed, totals.difference].map(cents)).toEqual([
    ...[agreed, listed, agreed - listed],
  ]);
  expect(Number(totals.assignments)).toBe(deviations.length);
};

test.each(seeds)("rates beside the list in company %i are those of its rows", (seed) =>
  checkCompany(seed, {
    prepared: async (known) => {
      await someListPrices(known.chances, known);
      await someRates(known.chances, known);
    },
    ofSpan: [priceDeviations],
    ofToday: [],
  }),
);
