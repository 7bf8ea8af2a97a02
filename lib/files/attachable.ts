import type { attachableModels, attachedModels, registeredModels } from "@/db/values";

export type RegisteredModel = (typeof registeredModels)[number];
export type AttachableModel = (typeof attachableModels)[number];
export type AttachedModel = (typeof attachedModels)[number];

export type FileKind = "pdf" | "image";
type Fields = Record<string, FileKind>;

/** The documented registry (specification, "Attachable file fields"; contract, section 3). */
export const registeredFields: Record<RegisteredModel, Fields> = {
  technical: {
    dni_file: "pdf",
    license_file: "pdf",
    vaccine_certificate_file: "pdf",
    image_profile: "image",
  },
  vaccination_record: { vaccine_file: "pdf" },
  pass_technical: { pass_file: "pdf" },
  certification_vehicle: { certification_file: "pdf" },
  pass_vehicle: { pass_file: "pdf" },
  vehicle: {
    vehicle_image: "image",
    poliza_file: "pdf",
    matricula_file: "pdf",
    rev_tec_file: "pdf",
  },
  custody_chain: { custody_chain_file: "pdf" },
  sheet_project: {
    sheet_project_file: "pdf",
    certificate_final_disposition_file: "pdf",
    invoice_file: "pdf",
    laboratory_analysis_file: "pdf",
  },
  shipping_guide: { shipping_guide_file: "pdf" },
  resource_item: { resource_image: "image", resource_image_2: "image" },
  maintenance_sheet: { maintenance_file: "pdf" },
};

/** With what the registry does not name. */
export const attachableFields: Record<AttachableModel, Fields> = {
  ...registeredFields,
  compliance_override: { override_file: "pdf" },
};

/** With a person's picture and the company's logo. */
export const attachedFields: Record<AttachedModel, Fields> = {
  ...attachableFields,
  user: { picture: "image" },
  settings: { logo: "image" },
};
