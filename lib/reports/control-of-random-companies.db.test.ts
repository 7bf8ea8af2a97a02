import { expect, test } from "vitest";
import { dayOf } from "../values/dates";
import { reported, totalsOf } from "./testing";
import {
  asked,
  type Check,
  checkCompany,
  isWithin,
  type Log,
  ofEachPlace,
  said,
  seeds,
  summed,
} from "./testing-checks";
import type { RandomCompany } from "./testing-company";
import { add, byId, cents, sumsBy, zone } from "./testing-oracle";

const priceChanges: Check = async (ctx, known, span) => {
  const projects = byId(known.projects);
  const changed = said(known, "project_resource").filter(
    ({ at, changes, projectId }) =>
      projects.has(projectId ?? 0) &&
      isWithin(dayOf(at, zone), span) &&
      changes.cost?.every((cost) => cost !== null),
  );
  const totals = await totalsOf(ctx, "price-changes", asked(span));
  expect(totals.changes).toBe(String(changed.length));
  const differences = changed.map(
    ({ changes: { cost } }) => cents(Number(cost?.[1])) - cents(Number(cost?.[0])),
  );
  expect(cents(totals.difference)).toBe(add(differences));
};

/** What an entry of the log says, by its record, the word before and the word after. */
const acts: readonly [RegExp, string][] = [
  [/^sheet_project (LIQUIDATED|INVOICED) IN_PROGRESS/, "Planilla reabierta"],
  [/^sheet_project [A-Z_]+ CANCELLED/, "Planilla cancelada"],
  [/^sheet_project false true/, "Planilla eliminada"],
  [/^custody_chain [A-Z]+ CANCELLED/, "Cadena anulada"],
  [/^shipping_guide [A-Z]+ VOID/, "Guía anulada"],
  [/^project_resource [0-9.]+ null/, "Asignación eliminada"],
];

const wordsOf = ({ recordType, changes }: Log[number]): string =>
  [recordType, ...(changes.status ?? changes.is_deleted ?? changes.cost ?? [])]
    .map(String)
    .join(" ");

const amountsOf = ({ sheets, guides }: RandomCompany) =>
  new Map<string, number>([
    ...sheets.map(({ id, subtotal }) => [`sheet_project ${id}`, cents(subtotal)] as const),
    ...guides.map(
      ({ id, transportCost, stowageCost }) =>
        [`shipping_guide ${id}`, cents(transportCost) + cents(stowageCost)] as const,
    ),
  ]);

function actsOf(known: RandomCompany) {
  const amounts = amountsOf(known);
  return (entry: Log[number]) => {
    const words = wordsOf(entry);
    const amount = amounts.get(`${entry.recordType} ${entry.recordId}`) ?? 0;
    return acts
      .filter(([pattern]) => pattern.test(words))
      .map(([, act]) => ({ act, cents: amount }));
  };
}

const reversals: Check = async (ctx, known, span) => {
  const told = [
    ...known.log.filter(({ at }) => isWithin(dayOf(at, zone), span)).flatMap(actsOf(known)),
    ...known.writeOffs
      .filter(({ createdAt }) => isWithin(dayOf(createdAt, zone), span))
      .map(({ amount }) => ({ act: "Renuncia de cobro", cents: cents(amount) })),
  ];
  const { rows } = await reported(ctx, "reversals", asked(span));
  expect(summed(rows, "act", "amount")).toEqual(
    sumsBy(
      told,
      ({ act }) => act,
      ({ cents }) => cents,
    ),
  );
  expect(
    sumsBy(
      rows,
      ({ act }) => act ?? "",
      () => 1,
    ),
  ).toEqual(
    sumsBy(
      told,
      ({ act }) => act,
      () => 1,
    ),
  );
};

test.each(seeds)("reports of who did what in company %i say what its rows say", (seed) =>
  checkCompany(seed, { ofSpan: [reversals], ofToday: [] }),
);

test.each(seeds)("prices that changed in company %i are those of its log", (seed) =>
  checkCompany(seed, { narrowed: ofEachPlace, ofSpan: [priceChanges], ofToday: [] }),
);
