import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import { type Days, daysOfBoth, daysWithin } from "./days";
import type { Facts, Handling, Service } from "./facts";

type Handled = Pick<Handling, "assignmentId" | "equipmentId">;

/** By the items that name the service, and by those that hold the unit it serves. */
export function handledFor<Item extends Handled>(items: readonly Item[]) {
  const naming = groupedBy(items, ({ assignmentId }) => assignmentId);
  const holding = groupedBy<Item, number | null>(items, ({ equipmentId }) => equipmentId);
  return ({ assignmentId, servedEquipmentId }: Service): Item[] => {
    const named = naming.get(assignmentId) ?? [];
    const held = servedEquipmentId === null ? [] : (holding.get(servedEquipmentId) ?? []);
    return [...new Set([...named, ...held])];
  };
}

export function visitedDays({ visits }: Pick<Facts, "visits">): (service: Service) => Set<Day> {
  const done = groupedBy(visits, ({ assignmentId }) => assignmentId);
  return ({ assignmentId }) => new Set((done.get(assignmentId) ?? []).map(({ date }) => date));
}

type Served = { visited: Days; any: Days; bySheet: Map<number, Days> };

const daysOf = (items: readonly Handling[]): Days =>
  [...new Set(items.map(({ date }) => date))].sort();

/** By a chain of the sheet, or of any, or by a visit done. */
export function servingOf(facts: Facts) {
  const handled = handledFor(facts.handlings);
  const visited = visitedDays(facts);
  const servedBy = (service: Service): Served => {
    const items = handled(service);
    const sheets = [...groupedBy(items, ({ worksheetId }) => worksheetId)];
    return {
      visited: [...visited(service)].sort(),
      any: daysOf(items),
      bySheet: new Map(sheets.map(([id, ofSheet]) => [id, daysOf(ofSheet)])),
    };
  };
  const known = new Map(facts.services.map((service) => [service, servedBy(service)]));
  return (service: Service, sheetId: number | "any", span: { from: Day; to: Day }): Days => {
    const served = known.get(service);
    const chains = sheetId === "any" ? served?.any : served?.bySheet.get(sheetId);
    const visits = daysWithin(served?.visited ?? [], span);
    return daysOfBoth(visits, daysWithin(chains ?? [], span));
  };
}
