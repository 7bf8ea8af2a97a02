import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import { type Days, daysOfEither, daysWithin } from "./days";
import type { Facts, Handling, Service } from "./facts";

type Handled = Pick<Handling, "assignmentId" | "equipmentId">;

/** By the items that name the service, and by those that hold the unit it serves. */
export function handlingsLookup<Item extends Handled>(items: readonly Item[]) {
  const naming = groupedBy(items, ({ assignmentId }) => assignmentId);
  const holding = groupedBy<Item, number | null>(items, ({ equipmentId }) => equipmentId);
  return ({ assignmentId, servedEquipmentId }: Service): Item[] => {
    const named = naming.get(assignmentId) ?? [];
    const held = servedEquipmentId === null ? [] : (holding.get(servedEquipmentId) ?? []);
    return [...new Set([...named, ...held])];
  };
}

export function visitDaysLookup({ visits }: Pick<Facts, "visits">): (service: Service) => Set<Day> {
  const done = groupedBy(visits, ({ assignmentId }) => assignmentId);
  return ({ assignmentId }) => new Set((done.get(assignmentId) ?? []).map(({ date }) => date));
}

type Served = { visited: Days; any: Days; bySheet: Map<number, Days> };

const handlingDays = (items: readonly Handling[]): Days =>
  [...new Set(items.map(({ date }) => date))].sort();

export function servedDaysLookup(facts: Facts) {
  const handled = handlingsLookup(facts.handlings);
  const visited = visitDaysLookup(facts);
  const servedBy = (service: Service): Served => {
    const items = handled(service);
    const sheets = [...groupedBy(items, ({ worksheetId }) => worksheetId)];
    return {
      visited: [...visited(service)].sort(),
      any: handlingDays(items),
      bySheet: new Map(sheets.map(([id, ofSheet]) => [id, handlingDays(ofSheet)])),
    };
  };
  const known = new Map(facts.services.map((service) => [service, servedBy(service)]));
  return (service: Service, sheetId: number | "any", span: { from: Day; to: Day }): Days => {
    const served = known.get(service);
    const chains = sheetId === "any" ? served?.any : served?.bySheet.get(sheetId);
    const visits = daysWithin(served?.visited ?? [], span);
    return daysOfEither(visits, daysWithin(chains ?? [], span));
  };
}
