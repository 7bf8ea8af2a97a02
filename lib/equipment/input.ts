import * as z from "zod";
import {
  availabilities,
  beltTypes,
  checklistItems,
  conditions,
  engineFases,
  equipmentTypes,
  plantDetails,
} from "@/db/values";
import {
  Id,
  optionalDay,
  optionalMeasure,
  optionalText,
  QuantityInput,
  renamed,
  text,
} from "../wire/input";

const names = {
  resource_id: "equipmentId",
  type_equipment: "type",
  stst_status_equipment: "condition",
  stst_status_disponibility: "availability",
  stst_current_location: "currentLocation",
  stst_current_project_id: "currentProjectId",
  stst_commitment_date: "commitmentDate",
  stst_release_date: "releaseDate",
  stst_repair_reason: "repairReason",
  serial_number: "serialNumber",
  date_purchase: "purchasedOn",
  height: "heightCm",
  width: "widthCm",
  depth: "depthCm",
  weight: "weightKg",
  capacity_gallons: "capacityGallons",
  is_active: "isActive",
} as const;

const each = <Word extends string, Schema>(words: readonly Word[], schema: Schema) =>
  Object.fromEntries(words.map((word) => [word, schema])) as Record<Word, Schema>;

const blank = z.literal("").transform(() => null);
const optionalWord = <const Words extends readonly string[]>(words: Words) =>
  z.union([blank, z.enum(words)]).nullish();

const fields = z.object({
  name: text(200),
  code: text(50),
  type_equipment: z.enum(equipmentTypes),
  is_active: z.boolean().optional(),
  stst_status_equipment: z.enum(conditions).optional(),
  stst_status_disponibility: z.enum(availabilities).optional(),
  stst_current_location: optionalText(200),
  stst_current_project_id: Id.nullish(),
  stst_commitment_date: optionalDay,
  stst_release_date: optionalDay,
  stst_repair_reason: optionalText(2000),
  brand: optionalText(100),
  model: optionalText(100),
  serial_number: optionalText(100),
  date_purchase: optionalDay,
  height: optionalMeasure,
  width: optionalMeasure,
  depth: optionalMeasure,
  weight: optionalMeasure,
  capacity_gallons: QuantityInput.nullish(),
  notes: optionalText(5000),
  ...each(checklistItems, z.boolean().optional()),
  ...each(plantDetails, optionalText(100)),
  engine_fases: optionalWord(engineFases),
  belt_type: optionalWord(beltTypes),
});

const changes = fields.partial();

export const EquipmentRef = z.object({ resource_id: Id }).transform(renamed(names));

export const EquipmentInput = fields.transform(renamed(names)).meta({ id: "EquipmentInput" });

export const EquipmentChanges = changes
  .extend({ resource_id: Id })
  .transform(renamed(names))
  .meta({ id: "EquipmentChanges" });

/** `POST /api/resources/update/`: unknown and read-only fields are named in `ignoredFields`. */
export const EquipmentUpdate = z
  .looseObject({ id: Id, ...changes.shape })
  .transform(({ id, ...given }) => ({
    ignoredFields: Object.keys(given).filter((key) => !Object.hasOwn(changes.shape, key)),
    changes: { ...renamed(names)(changes.parse(given)), equipmentId: id },
  }))
  .meta({ id: "EquipmentUpdate" });

export const EquipmentRetirement = z
  .object({ resource_id: Id, reason: text(2000) })
  .transform(renamed(names));
