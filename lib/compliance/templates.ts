import type { vaccineTypes, vehicleCertifications } from "@/db/values";
import type { Rule } from "./rule";

type Asked = Pick<Rule, "subject" | "requirement"> & {
  param?: string;
  appliesTo?: readonly string[];
};

export type Template = { name: string; description: string; asks: readonly Asked[] };

const technical = (requirement: Rule["requirement"]): Asked => ({
  subject: "TECHNICAL",
  requirement,
});

const vaccine = (param: (typeof vaccineTypes)[number]): Asked => ({
  ...technical("VACCINE"),
  param,
});

const tanker = (requirement: Rule["requirement"]): Asked => ({
  subject: "VEHICLE",
  requirement,
  appliesTo: ["VACUUM"],
});

const certified = (param: (typeof vehicleCertifications)[number]): Asked => ({
  ...tanker("CERTIFICATION"),
  param,
});

export const templateIds = ["general", "oil-block", "vacuum"] as const;

export type TemplateId = (typeof templateIds)[number];

/** Each of them warns only; nothing is installed before an administrator picks it. */
export const templates: Record<TemplateId, Template> = {
  general: {
    name: "General",
    description: "Licencia de quien conduce, certificado médico y afiliación al IESS.",
    asks: [
      { ...technical("LICENSE"), appliesTo: ["SANITARY_TECHNICIAN", "MAINTENANCE_LOGISTICS"] },
      technical("MEDICAL"),
      technical("IESS"),
    ],
  },
  "oil-block": {
    name: "Bloque petrolero",
    description:
      "Pase del bloque de personas y vehículos, MAE, manejo defensivo, fiebre amarilla y tétanos.",
    asks: [
      technical("PASS"),
      { subject: "VEHICLE", requirement: "PASS" },
      technical("MAE"),
      technical("DEFENSIVE_DRIVING"),
      vaccine("YELLOW_FEVER"),
      vaccine("TETANUS"),
    ],
  },
  vacuum: {
    name: "Vacuum",
    description:
      "Certificado de operación, inspección volumétrica, espesores, prueba hidrostática, póliza, matrícula, revisión y satelital.",
    asks: [
      tanker("OPERATION_CERTIFICATE"),
      certified("INSPECCION VOLUMETRICA"),
      certified("MEDICION DE ESPESORES"),
      certified("PRUEBA HIDROSTATICA"),
      tanker("INSURANCE"),
      tanker("REGISTRATION"),
      tanker("TECHNICAL_REVIEW"),
      tanker("SATELLITE"),
    ],
  },
};

type Where = Pick<Rule, "partnerId" | "block" | "projectId">;

export type RuleDraft = Omit<Rule, "id"> & { note: string | null };

export const draftsOf = (template: TemplateId, where: Where): RuleDraft[] =>
  templates[template].asks.map(({ subject, requirement, param, appliesTo }) => ({
    ...where,
    subject,
    requirement,
    param: param ?? null,
    appliesTo: appliesTo ?? null,
    level: "WARN",
    minDays: 0,
    fromDate: null,
    toDate: null,
    note: null,
  }));

type Keyed = Omit<RuleDraft, "level" | "minDays" | "toDate" | "note">;

/** What there is one of: as the constraint of the table says. */
export const ruleKey = (rule: Keyed): string =>
  JSON.stringify([
    rule.subject,
    rule.requirement,
    rule.partnerId,
    rule.block,
    rule.projectId,
    rule.param,
    rule.appliesTo,
    rule.fromDate,
  ]);
