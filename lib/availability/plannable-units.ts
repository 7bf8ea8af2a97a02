import { and, gte } from "drizzle-orm";
import { equipment } from "@/db/schema";
import type { EquipmentType } from "../equipment/checklist";
import { matchingEquipment } from "../equipment/equipment-query";
import type { Equipment } from "../equipment/get-equipment";
import { inService } from "../placement/availability-conditions";
import type { Decimal } from "../values/decimal";

export type UnitFilters = {
  types?: readonly EquipmentType[] | undefined;
  condition?: Equipment["condition"] | undefined;
  minCapacity?: Decimal | undefined;
  search?: string | undefined;
};

/** Units in service, which services are not. */
export const plannableUnits = ({ types, condition, minCapacity, search }: UnitFilters) =>
  and(
    matchingEquipment({
      types,
      conditions: condition && [condition],
      search,
      isActive: true,
      withServices: false,
      page: null,
    }),
    inService(equipment),
    minCapacity ? gte(equipment.capacityGallons, minCapacity) : undefined,
  );
