import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { Facts, Handling, Service } from "./facts";
import { handlingsLookup, visitDaysLookup } from "./served-days";

export type ServedDay = {
  day: Day;
  chains: { id: number; consecutive: string }[];
  isVisited: boolean;
};

export type Chains = ReadonlyMap<number, { id: number; consecutive: string }>;

export function servedDayProofs(handlings: readonly Handling[], chains: Chains, facts: Facts) {
  const handledOf = handlingsLookup(handlings);
  const visitsOf = visitDaysLookup(facts);
  return (service: Service, days: readonly Day[]): ServedDay[] => {
    const byDay = groupedBy(handledOf(service), ({ date }) => date);
    const visited = visitsOf(service);
    return days.map((day) => {
      const ids = new Set((byDay.get(day) ?? []).map(({ chainId }) => chainId));
      const proving = [...ids].flatMap((id) => chains.get(id) ?? []).toSorted(byNumber);
      return { day, chains: proving, isVisited: visited.has(day) };
    });
  };
}

const byNumber = (a: { consecutive: string }, b: { consecutive: string }) =>
  a.consecutive < b.consecutive ? -1 : 1;
