import * as z from "zod";
import {
  certificateStatuses,
  vehicleCertifications,
  vehicleStatuses,
  vehicleTypes,
} from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import { asNumberOrNull } from "../values/decimal";
import { listBody, namedBody, recordBody } from "../wire/output";
import { certificationLabels } from "./labels";
import type { VehicleCard } from "./queries";

const words = z.string().nullable();
const day = z.iso.date().nullable();

const VehicleBody = namedBody("Vehicle", {
  id: z.int(),
  brand: z.string(),
  model: words,
  type_vehicle: z.enum(vehicleTypes),
  year: z.int().nullable(),
  no_plate: z.string(),
  chasis: words,
  color: words,
  owner_transport: z.string(),
  status_vehicle: z.enum(vehicleStatuses),
  status_cert_oper: z.enum(certificateStatuses).nullable(),
  date_cert_oper: day,
  due_date_cert_oper: day,
  date_matricula: day,
  due_date_matricula: day,
  date_mtop: day,
  due_date_mtop: day,
  date_technical_review: day,
  due_date_technical_review: day,
  date_satellite: day,
  due_date_satellite: day,
  nro_poliza: words,
  insurance_company: words,
  insurance_issue_date: day,
  insurance_expiration_date: day,
  serial_number: words,
  engine_number: words,
  chassis_number: words,
  /** Only of a vehicle that has one. */
  capacity_gallons: z.number().optional(),
  vehicle_image: words,
  poliza_file: words,
  matricula_file: words,
  rev_tec_file: words,
  passes: z.array(
    z.strictObject({ id: z.int(), bloque: z.string(), fecha_caducidad: z.iso.date() }),
  ),
  certifications: z.array(
    z.strictObject({
      id: z.int(),
      name: z.enum(vehicleCertifications),
      name_display: z.string(),
      date_start: z.iso.date(),
      date_end: z.iso.date(),
      description: words,
    }),
  ),
  notes: words,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  is_active: z.boolean(),
});

type Body = z.input<typeof VehicleBody>;

const passJson = (pass: VehicleCard["passes"][number]): Body["passes"][number] => ({
  id: pass.id,
  bloque: pass.block,
  fecha_caducidad: pass.expiresOn,
});

const certificationJson = (
  certification: VehicleCard["certifications"][number],
): Body["certifications"][number] => ({
  id: certification.id,
  name: certification.name,
  name_display: certificationLabels[certification.name],
  date_start: certification.startDate,
  date_end: certification.endDate,
  description: certification.description,
});

const vehicleJson = (vehicle: VehicleCard): Body => ({
  id: vehicle.id,
  brand: vehicle.brand,
  model: vehicle.model,
  type_vehicle: vehicle.type,
  year: vehicle.year,
  no_plate: vehicle.plate,
  chasis: vehicle.chasis,
  color: vehicle.color,
  owner_transport: vehicle.owner,
  status_vehicle: vehicle.status,
  status_cert_oper: vehicle.operationCertificateStatus,
  date_cert_oper: vehicle.operationCertificateFrom,
  due_date_cert_oper: vehicle.operationCertificateUntil,
  date_matricula: vehicle.registrationFrom,
  due_date_matricula: vehicle.registrationUntil,
  date_mtop: vehicle.mtopFrom,
  due_date_mtop: vehicle.mtopUntil,
  date_technical_review: vehicle.technicalReviewFrom,
  due_date_technical_review: vehicle.technicalReviewUntil,
  date_satellite: vehicle.satelliteFrom,
  due_date_satellite: vehicle.satelliteUntil,
  nro_poliza: vehicle.policyNumber,
  insurance_company: vehicle.insuranceCompany,
  insurance_issue_date: vehicle.insuranceFrom,
  insurance_expiration_date: vehicle.insuranceUntil,
  serial_number: vehicle.serialNumber,
  engine_number: vehicle.engineNumber,
  chassis_number: vehicle.chassisNumber,
  capacity_gallons: asNumberOrNull(vehicle.capacityGallons) ?? undefined,
  vehicle_image: vehicle.files.vehicle_image ?? null,
  poliza_file: vehicle.files.poliza_file ?? null,
  matricula_file: vehicle.files.matricula_file ?? null,
  rev_tec_file: vehicle.files.rev_tec_file ?? null,
  passes: vehicle.passes.map(passJson),
  certifications: vehicle.certifications.map(certificationJson),
  notes: vehicle.notes,
  created_at: vehicle.createdAt.toISOString(),
  updated_at: vehicle.updatedAt.toISOString(),
  is_active: vehicle.isActive,
});

export const VehicleRecord = recordBody(VehicleBody);
export const VehicleListing = listBody(VehicleBody);

export const vehicleRecordJson = (vehicle: VehicleCard) => ({ data: vehicleJson(vehicle) });
export const vehicleCreatedJson = (vehicle: VehicleCard) => ({
  message: "Vehículo creado.",
  data: vehicleJson(vehicle),
});
export const vehicleUpdatedJson = (vehicle: VehicleCard) => ({
  message: "Vehículo actualizado.",
  data: vehicleJson(vehicle),
});
export const vehicleDeletedJson = () => ({ message: "Vehículo eliminado." });
export const vehicleListJson = (listed: Listed<VehicleCard>) => listJson(listed, vehicleJson);
