import type { fileDamages } from "@/db/values";
import type { AttachedModel } from "./attachable";
import type { Seal } from "./protection";

export const fileLabels: Record<AttachedModel, Record<string, string>> = {
  technical: {
    dni_file: "Cédula",
    license_file: "Licencia de conducir",
    vaccine_certificate_file: "Carné de vacunación",
    image_profile: "Fotografía",
  },
  vaccination_record: { vaccine_file: "Certificado de la vacuna" },
  pass_technical: { pass_file: "Pase de bloque" },
  certification_vehicle: { certification_file: "Certificación" },
  pass_vehicle: { pass_file: "Pase de bloque" },
  vehicle: {
    vehicle_image: "Fotografía",
    poliza_file: "Póliza",
    matricula_file: "Matrícula",
    rev_tec_file: "Revisión técnica",
  },
  custody_chain: { custody_chain_file: "Cadena de custodia firmada" },
  sheet_project: {
    sheet_project_file: "Planilla firmada",
    certificate_final_disposition_file: "Certificado de disposición final",
    invoice_file: "Factura",
    laboratory_analysis_file: "Análisis de laboratorio",
  },
  shipping_guide: { shipping_guide_file: "Guía de remisión firmada" },
  resource_item: { resource_image: "Fotografía", resource_image_2: "Segunda fotografía" },
  maintenance_sheet: { maintenance_file: "Hoja de mantenimiento firmada" },
  compliance_override: { override_file: "Autorización firmada" },
  user: { picture: "Fotografía" },
  settings: { logo: "Logotipo" },
};

export const sealLabels: Record<Seal, string> = {
  closed_sheet: "Planilla cerrada",
  retired_unit: "Equipo retirado",
};

export type FileDamage = (typeof fileDamages)[number];

export const damageLabels: Record<FileDamage, string> = { CHANGED: "cambió", MISSING: "falta" };
