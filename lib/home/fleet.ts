import { type availabilities, conditions, equipmentTypes } from "@/db/values";
import type { EquipmentType } from "../equipment/checklist";
import { type Condition, isWorking } from "../equipment/condition";
import {
  freeStatus,
  isFree,
  isOutOfService,
  isRented,
  rentedStatus,
  retiredStatus,
} from "../placement/availability";

type Availability = (typeof availabilities)[number];

export type UnitCount = {
  type: EquipmentType;
  availability: Availability;
  condition: Condition;
  units: number;
};

export type TypeShare = { type: EquipmentType; total: number } & Record<Availability, number>;
export type ConditionShare = { condition: Condition; units: number };

/** Equipment out of service for good counts only as such. */
export type Fleet = {
  inService: number;
  rented: number;
  /** Free and working: can leave today. */
  ready: number;
  needAttention: number;
  byType: TypeShare[];
  byCondition: ConditionShare[];
};

export function fleetOf(counts: readonly UnitCount[]): Fleet {
  const unitsWhere = (test: (count: UnitCount) => boolean) =>
    counts.filter(test).reduce((total, { units }) => total + units, 0);
  const inService = (count: UnitCount) => !isOutOfService(count);
  return {
    inService: unitsWhere(inService),
    rented: unitsWhere(isRented),
    ready: unitsWhere((count) => isFree(count) && isWorking(count)),
    needAttention: unitsWhere((count) => inService(count) && !isWorking(count)),
    byType: equipmentTypes
      .map((type) =>
        shareOf(type, (test) => unitsWhere((unit) => unit.type === type && test(unit))),
      )
      .filter(({ total }) => total > 0),
    byCondition: conditions.map((condition) => ({
      condition,
      units: unitsWhere((unit) => inService(unit) && unit.condition === condition),
    })),
  };
}

type UnitsWhere = (test: (count: UnitCount) => boolean) => number;

function shareOf(type: EquipmentType, unitsWhere: UnitsWhere): TypeShare {
  const being = (wanted: Availability) => unitsWhere(({ availability }) => availability === wanted);
  return {
    type,
    total: unitsWhere(() => true),
    DISPONIBLE: being(freeStatus),
    RENTADO: being(rentedStatus),
    RETIRADO: being(retiredStatus),
  };
}
