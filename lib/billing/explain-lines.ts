import { type Day, eachDay } from "../values/dates";
import { groupedBy } from "../values/rows";
import { atEachPrice } from "./at-each-price";
import { claimsOf, subjectOf } from "./claims";
import type { Draft } from "./draft";
import { draftLines } from "./draft-lines";
import type { Facts, Handling, Stay } from "./facts";
import type { BilledLine } from "./line";
import { billsRent, billsService } from "./line-kind";
import { nearestDraft } from "./line-of-draft";
import { type Chains, type ServedDay, servedDayProofs } from "./served-day-proofs";
import type { Worksheet } from "./worksheet-queries";

export type LineFacts = {
  lineId: number;
  asked: Day[];
  /** Days of the period that a line of another live sheet bills. */
  taken: { day: Day; sheet: { id: number; seriesCode: string } }[];
  stays: Stay[];
  served: ServedDay[];
};

function takenDaysLookup(
  lines: readonly BilledLine[],
  period: readonly Day[],
  series: Map<number, string>,
) {
  const alike = groupedBy(lines, subjectOf);
  return (line: BilledLine): LineFacts["taken"] => {
    const others = (alike.get(subjectOf(line)) ?? []).filter(({ id }) => id !== line.id);
    const owners = new Map(
      others.flatMap((other) =>
        claimsOf(other, other.billedDays ?? []).map((claim) => [claim, other] as const),
      ),
    );
    return period.flatMap((day) => {
      const owner = claimsOf(line, [day]).flatMap((claim) => owners.get(claim) ?? [])[0];
      if (!owner) return [];
      const seriesCode = series.get(owner.worksheetId) ?? "";
      return [{ day, sheet: { id: owner.worksheetId, seriesCode } }];
    });
  };
}

function askedDaysLookup(drafts: readonly Draft[]) {
  const alike = groupedBy(drafts, subjectOf);
  return (line: BilledLine): Day[] => {
    const draft = nearestDraft(line, alike.get(subjectOf(line)) ?? []);
    return draft?.days.toSorted() ?? [];
  };
}

type LineSources = {
  facts: Facts;
  handlings: readonly Handling[];
  chains: Chains;
  lines: readonly BilledLine[];
  series: Map<number, string>;
};

export function lineExplainer(
  sheet: Worksheet,
  { facts, handlings, chains, lines, series }: LineSources,
) {
  const period = { from: sheet.periodStart, to: sheet.periodEnd };
  const asks = askedDaysLookup(draftLines(facts, { id: sheet.id, period }));
  const takes = takenDaysLookup(lines, eachDay(period.from, period.to), series);
  const proves = servedDayProofs(handlings, chains, facts);
  const stays = groupedBy<Stay, number | null>(facts.stays, ({ equipmentId }) => equipmentId);
  const services = new Map(facts.services.map((service) => [service.assignmentId, service]));
  return (line: BilledLine & { id: number }): LineFacts => {
    const asked = asks(line);
    const service = billsService(line) ? services.get(line.assignmentId ?? 0) : undefined;
    return {
      lineId: line.id,
      asked,
      taken: takes(line),
      stays: billsRent(line) ? (stays.get(line.equipmentId) ?? []).flatMap(atEachPrice) : [],
      served: service ? proves(service, asked) : [],
    };
  };
}
