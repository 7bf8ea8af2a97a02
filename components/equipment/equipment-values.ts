import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { plantDetails } from "@/db/values";
import { checklistOf, type EquipmentType } from "@/lib/equipment/checklist";
import { detailsOf, hasCapacity, isPhysical } from "@/lib/equipment/fields";
import type { Equipment } from "@/lib/equipment/get-equipment";
import type { EquipmentChanges } from "@/lib/equipment/input";
import { serviceType } from "@/lib/placement/availability";

/** What either schema takes: to register, or to change. */
export type Values = Partial<z.input<typeof EquipmentChanges>>;
export type EquipmentFormState = UseFormReturn<Values, unknown, Values>;

const always = ["resource_id", "name", "code", "type_equipment", "is_active", "notes"] as const;
const physical = [
  "stst_current_location",
  "brand",
  "model",
  "serial_number",
  "date_purchase",
  "height",
  "width",
  "depth",
  "weight",
] as const;

const keysOf = (type: EquipmentType): readonly (keyof Values)[] => [
  ...always,
  ...(isPhysical(type) ? physical : []),
  ...(hasCapacity(type) ? (["capacity_gallons"] as const) : []),
  ...detailsOf(type),
];

/** Only what the chosen type has; a new unit sends each component. */
export function fittingValues(values: Values): Values {
  const type = values.type_equipment ?? serviceType;
  const kept = Object.fromEntries(keysOf(type).map((key) => [key, values[key]]));
  if (values.resource_id) return kept;
  const checks = checklistOf[type].map((item) => [item, values[item] ?? true]);
  return { ...kept, ...Object.fromEntries(checks) };
}

const blank: Values = { name: "", code: "", is_active: true };

export const equipmentValues = (unit: Equipment | undefined): Values =>
  unit
    ? {
        resource_id: unit.id,
        name: unit.name,
        code: unit.code,
        type_equipment: unit.type,
        is_active: unit.isActive,
        notes: unit.notes ?? "",
        stst_current_location: unit.currentLocation ?? "",
        brand: unit.brand ?? "",
        model: unit.model ?? "",
        serial_number: unit.serialNumber ?? "",
        date_purchase: unit.purchasedOn ?? "",
        height: unit.heightCm,
        width: unit.widthCm,
        depth: unit.depthCm,
        weight: unit.weightKg,
        capacity_gallons: unit.capacityGallons,
        ...Object.fromEntries(plantDetails.map((detail) => [detail, unit[detail] ?? ""])),
      }
    : blank;
