import { compare, type Decimal, sum } from "../values/decimal";
import { groupedBy } from "../values/rows";
import type { Facts, Service } from "./facts";
import type { BilledLine } from "./line";
import { billsMaintenance } from "./line-kind";
import type { WorkCharge } from "./work-of";

/**
 * A maintenance sheet beside anything else, or one service twice. Two different services of a unit are two agreed
 * works, each at its price.
 */
function doubledCharges(charges: readonly WorkCharge[]): WorkCharge[] {
  if (charges.some(billsMaintenance)) return charges.length > 1 ? [...charges] : [];
  return [...groupedBy(charges, ({ serviceId }) => serviceId).values()]
    .filter((same) => same.length > 1)
    .flat();
}

export function groupDoubleCharges(charges: readonly WorkCharge[]): WorkCharge[][] {
  const ofUnits = groupedBy(charges, ({ day, unitId }) => `${day}:${unitId}`);
  return [...ofUnits]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, ofDay]) => doubledCharges(ofDay))
    .filter((doubtful) => doubtful.length > 0);
}

/** US$ beyond the dearest of the charges. */
export function amountChargedTwice(amounts: readonly Decimal[]): Decimal {
  const byAmount = amounts.toSorted(compare);
  return sum(byAmount.slice(0, -1));
}

/** Of units that facts or lines may charge twice; the many others need not be drafted. */
export function factsOfPossibleDoubles(facts: Facts, lines: readonly BilledLine[]): Facts {
  const charges = facts.charges.filter(billsMaintenance);
  const billed = lines.filter(billsMaintenance);
  const maintained = new Set([...charges, ...billed].map(({ equipmentId }) => equipmentId));
  const alike = groupedBy(facts.services, kindOfService);
  const services = facts.services.filter(
    (service) =>
      service.servedEquipmentId !== null &&
      (maintained.has(service.servedEquipmentId) ||
        (alike.get(kindOfService(service)) ?? []).length > 1),
  );
  return { ...factsOf(services, facts), stays: [], services, charges };
}

const kindOfService = ({ servedEquipmentId, equipmentId }: Service) =>
  `${servedEquipmentId}:${equipmentId}`;

function factsOf(services: readonly Service[], facts: Facts): Facts {
  const units = new Set(services.map(({ servedEquipmentId }) => servedEquipmentId));
  const assignments = new Set(services.map(({ assignmentId }) => assignmentId));
  const handlings = facts.handlings.filter(
    ({ equipmentId, assignmentId }) =>
      units.has(equipmentId) || (assignmentId !== null && assignments.has(assignmentId)),
  );
  return { ...facts, handlings };
}
