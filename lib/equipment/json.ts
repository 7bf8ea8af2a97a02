import * as z from "zod";
import { type Listed, listJson } from "../lists/page";
import { asNumberOrNull } from "../values/decimal";
import { listBody, namedBody, recordBody } from "../wire/output";
import { componentsBody, componentsJson } from "./components-json";
import type { Equipment } from "./get-equipment";

const text = z.string().nullable();
const whole = z.int().nullable();

export const EquipmentBody = namedBody("Equipment", {
  id: z.int(),
  name: z.string(),
  code: z.string(),
  type_equipment: z.string(),
  is_active: z.boolean(),
  stst_status_equipment: z.string(),
  stst_status_disponibility: z.string(),
  stst_current_location: text,
  stst_current_project_id: whole,
  stst_commitment_date: z.iso.date().nullable(),
  stst_release_date: z.iso.date().nullable(),
  stst_repair_reason: text,
  brand: text,
  model: text,
  serial_number: text,
  date_purchase: z.iso.date().nullable(),
  height: whole,
  width: whole,
  depth: whole,
  weight: whole,
  capacity_gallons: z.number().nullable(),
  notes: text,
  retirement_reason: text,
  ...componentsBody,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const equipmentJson = (unit: Equipment): z.input<typeof EquipmentBody> => ({
  id: unit.id,
  name: unit.name,
  code: unit.code,
  type_equipment: unit.type,
  is_active: unit.isActive,
  stst_status_equipment: unit.condition,
  stst_status_disponibility: unit.availability,
  stst_current_location: unit.currentLocation,
  stst_current_project_id: unit.currentProjectId,
  stst_commitment_date: unit.commitmentDate,
  stst_release_date: unit.releaseDate,
  stst_repair_reason: unit.repairReason,
  brand: unit.brand,
  model: unit.model,
  serial_number: unit.serialNumber,
  date_purchase: unit.purchasedOn,
  height: unit.heightCm,
  width: unit.widthCm,
  depth: unit.depthCm,
  weight: unit.weightKg,
  capacity_gallons: asNumberOrNull(unit.capacityGallons),
  notes: unit.notes,
  retirement_reason: unit.retirementReason,
  ...componentsJson(unit),
  created_at: unit.createdAt.toISOString(),
  updated_at: unit.updatedAt.toISOString(),
});

export const EquipmentRecord = recordBody(EquipmentBody);
export const EquipmentListing = listBody(EquipmentBody);

const said = (message: string) => (unit: Equipment) => ({ message, data: equipmentJson(unit) });

export const equipmentRecordJson = (unit: Equipment) => ({ data: equipmentJson(unit) });
export const equipmentCreatedJson = said("Registro creado.");
export const equipmentUpdatedJson = said("Registro actualizado.");
export const equipmentRetiredJson = said("Registro retirado de forma permanente.");
export const equipmentDeletedJson = () => ({ message: "Registro eliminado." });
export const equipmentListJson = (listed: Listed<Equipment>) => listJson(listed, equipmentJson);
