import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { written } from "@/components/papers/written";
import type { Vehicle } from "@/lib/vehicles/get-vehicle";
import type { VehicleChanges } from "@/lib/vehicles/input";

/** What either schema takes: everything to register, only what changes afterwards. */
export type VehicleValues = Partial<z.input<typeof VehicleChanges>>;
export type VehicleFormState = UseFormReturn<VehicleValues, unknown, VehicleValues>;

const blank: VehicleValues = {
  no_plate: "",
  brand: "",
  model: "",
  type_vehicle: "CAMION",
  status_vehicle: "DISPONIBLE",
  is_active: true,
};

/** What the form starts with. */
export const vehicleValues = (vehicle: Vehicle | undefined): VehicleValues =>
  vehicle
    ? {
        vehicle_id: vehicle.id,
        no_plate: vehicle.plate,
        brand: vehicle.brand,
        model: vehicle.model ?? "",
        type_vehicle: vehicle.type,
        year: vehicle.year,
        color: vehicle.color ?? "",
        owner_transport: vehicle.owner,
        status_vehicle: vehicle.status,
        is_active: vehicle.isActive,
        notes: vehicle.notes ?? "",
        serial_number: vehicle.serialNumber ?? "",
        engine_number: vehicle.engineNumber ?? "",
        chassis_number: vehicle.chassisNumber ?? "",
        chasis: vehicle.chasis ?? "",
        capacity_gallons: vehicle.capacityGallons,
        ...written(papersOf(vehicle)),
      }
    : blank;

const papersOf = (vehicle: Vehicle): VehicleValues => ({
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
});
