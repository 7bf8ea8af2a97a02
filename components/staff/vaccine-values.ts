import type * as z from "zod";
import type { Vaccination } from "@/lib/staff/queries";
import type { VaccineInput } from "@/lib/staff/vaccine-input";

export type VaccineValues = z.input<typeof VaccineInput>;

export const blankDose = (staffId: number): VaccineValues => ({
  technical_id: staffId,
  vaccine_type: "HEPATITIS_A_B",
  batch_number: "",
  application_date: "",
  dose_number: null,
  next_dose_date: "",
  notes: "",
});

export const valuesOfDose = (dose: Vaccination): VaccineValues => ({
  id: dose.id,
  vaccine_type: dose.vaccine,
  batch_number: dose.batchNumber ?? "",
  application_date: dose.appliedOn,
  dose_number: dose.doseNumber,
  next_dose_date: dose.nextDoseOn ?? "",
  notes: dose.notes ?? "",
});
