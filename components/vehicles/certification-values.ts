import type * as z from "zod";
import type { CertificationInput } from "@/lib/vehicles/certification-input";
import type { VehicleCard } from "@/lib/vehicles/queries";

export type CertificationValues = z.input<typeof CertificationInput>;

export const blankCertification = (vehicleId: number): CertificationValues => ({
  vehicle_id: vehicleId,
  name: "INSPECCION VOLUMETRICA",
  date_start: "",
  date_end: "",
  description: "",
});

export const valuesOfCertification = (
  certification: VehicleCard["certifications"][number],
): CertificationValues => ({
  id: certification.id,
  name: certification.name,
  date_start: certification.startDate,
  date_end: certification.endDate,
  description: certification.description ?? "",
});
