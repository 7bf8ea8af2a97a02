import type { BaseContext } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import { listGatePeople } from "./list-gate-people";
import { listGateUnits } from "./list-gate-units";
import { listGateVehicles } from "./list-gate-vehicles";
import type { GateSubject } from "./rule";

export type SubjectIds = {
  technicalIds?: readonly number[] | undefined;
  vehicleIds?: readonly number[] | undefined;
  resourceIds?: readonly number[] | undefined;
};

const all = (asked: readonly SubjectIds[], key: keyof SubjectIds): number[] => [
  ...new Set(asked.flatMap((one) => one[key] ?? [])),
];

const byId = (found: readonly GateSubject[]) => new Map(found.map((one) => [one.id, one]));

type Known = ReadonlyMap<number, GateSubject>;

function known(ids: readonly number[] = [], found: Known, field: string, missing: string) {
  return [...new Set(ids)].map((id) => {
    const one = found.get(id);
    if (!one) throw invalidField(field, missing);
    return one;
  });
}

/** Reads all at once, then gives those of each; a service that is named among the units has nothing to show. */
export async function listGateSubjects(ctx: BaseContext, asked: readonly SubjectIds[]) {
  const [people, fleet, units] = await Promise.all([
    listGatePeople(ctx, all(asked, "technicalIds")),
    listGateVehicles(ctx, all(asked, "vehicleIds")),
    listGateUnits(ctx, all(asked, "resourceIds")),
  ]);
  const [staff, vehicles, equipment] = [byId(people), byId(fleet), byId(units)];
  return ({ technicalIds, vehicleIds, resourceIds = [] }: SubjectIds): GateSubject[] => [
    ...known(technicalIds, staff, "technical_ids", "No existe el técnico."),
    ...known(vehicleIds, vehicles, "vehicle_ids", "No existe el vehículo."),
    ...[...new Set(resourceIds)].flatMap((id) => equipment.get(id) ?? []),
  ];
}
