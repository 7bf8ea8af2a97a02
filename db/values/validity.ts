import type { vaccineTypes } from "./staff";
import { vehicleCertifications } from "./vehicles";

/** Last days that stand in fields of a technician or a vehicle, by their documented names. */
export const ownPaperDays = [
  "license_expiry_date",
  "defensive_driving_certificate_expiry_date",
  "mae_certificate_expiry_date",
  "medical_certificate_expiry_date",
  "quest_end_date",
  "due_date_cert_oper",
  "due_date_matricula",
  "due_date_mtop",
  "due_date_technical_review",
  "due_date_satellite",
  "insurance_expiration_date",
] as const;

export const datedPapers = [...ownPaperDays, ...vehicleCertifications] as const;

/** For how many months a paper usually holds; of others nothing is usual. */
export type PaperMonths = Partial<Record<(typeof datedPapers)[number], number>>;

export const usualPaperMonths: PaperMonths = {
  license_expiry_date: 60,
  defensive_driving_certificate_expiry_date: 24,
  mae_certificate_expiry_date: 24,
  medical_certificate_expiry_date: 12,
};

export const waitUnits = ["DAYS", "MONTHS"] as const;

export const mostDosesOfScheme = 6;

export interface VaccineScheme {
  /** From each dose to the next, until the scheme is complete. */
  waits: { count: number; unit: (typeof waitUnits)[number] }[];
  /** From the last dose to each further one; null where it holds for good. */
  repeatMonths: number | null;
}

/** Of the vaccines that have one. */
export type VaccineSchemes = Partial<Record<(typeof vaccineTypes)[number], VaccineScheme>>;

const month = { count: 30, unit: "DAYS" } as const;
const halfYear = { count: 6, unit: "MONTHS" } as const;
const year = { count: 12, unit: "MONTHS" } as const;

export const usualVaccineSchemes: VaccineSchemes = {
  HEPATITIS_A_B: { waits: [month, halfYear], repeatMonths: 60 },
  TETANUS: { waits: [month, halfYear, year], repeatMonths: 120 },
  TYPHOID: { waits: [], repeatMonths: 36 },
  YELLOW_FEVER: { waits: [], repeatMonths: null },
  INFLUENZA: { waits: [], repeatMonths: 12 },
  MEASLES: { waits: [], repeatMonths: null },
};
