import { typeLabels } from "../equipment/labels";
import { vaccineLabels, workAreaLabels } from "../staff/labels";
import {
  type GateVerdict,
  isAge,
  isCertificationAsked,
  type Requirement,
  type RuleLevel,
  type RuleSubject,
} from "../states/gate";
import { type Day, showDay } from "../values/dates";
import { certificationLabels, vehicleTypeLabels } from "../vehicles/labels";
import type { fitnessFilters } from "./compliance";
import type { Coverage } from "./coverage";
import { overrideFields } from "./fields";
import type { GateFailure } from "./gate";

export const coverageLabels: Record<Coverage, string> = {
  expired: "Vencido al inicio",
  missing: "Falta",
  ending: "Vence durante",
  whole: "Vigente hasta",
};

export const fitnessLabels: Record<(typeof fitnessFilters)[number], string> = {
  problems: "Solo con problemas",
  fit: "Solo aptos",
};

export const subjectLabels: Record<RuleSubject, string> = {
  TECHNICAL: overrideFields.staffId.label,
  VEHICLE: overrideFields.vehicleId.label,
  EQUIPMENT: overrideFields.equipmentId.label,
};

export const levelLabels: Record<RuleLevel, string> = {
  BLOCK: "Bloquea",
  WARN: "Advierte",
  IGNORE: "No se exige",
};

export const verdictLabels: Record<GateVerdict, string> = {
  FIT: "Apto",
  WARN: "Apto con avisos",
  BLOCK: "No apto",
};

export const requirementLabels: Record<Requirement, string> = {
  LICENSE: "Licencia de conducir",
  DEFENSIVE_DRIVING: "Manejo defensivo",
  MAE: "Certificado MAE",
  MEDICAL: "Certificado médico",
  QUEST: "Quest",
  IESS: "Afiliación al IESS",
  LIFE_POLICY: "Póliza de vida",
  VACCINE: "Vacuna",
  OPERATION_CERTIFICATE: "Certificado de operación",
  REGISTRATION: "Matrícula",
  MTOP: "MTOP",
  TECHNICAL_REVIEW: "Revisión técnica",
  INSURANCE: "Póliza",
  SATELLITE: "Satelital",
  CERTIFICATION: "Certificación",
  STATUS: "Estado del vehículo",
  PASS: "Pase del bloque",
  CONDITION: "Estado del equipo",
  CHECKLIST: "Componentes completos",
  MAINTENANCE: "Último mantenimiento",
};

export const paramLabels: Record<string, string> = { ...vaccineLabels, ...certificationLabels };

export const paramLabel = (param: string): string => paramLabels[param] ?? param;

type Required = { requirement: Requirement; param: string | null };

/** "Vacuna Tétanos", "Inspección volumétrica". */
export function requirementName({ requirement, param }: Required): string {
  if (param === null) return requirementLabels[requirement];
  const named = paramLabel(param);
  return isCertificationAsked({ requirement })
    ? named
    : `${requirementLabels[requirement]} ${named}`;
}

type Lack = Required & Pick<GateFailure, "day" | "expiresOn">;
type Failed = Lack & { name: string };

const factTexts: Partial<Record<Requirement, string>> = {
  IESS: "no consta afiliado",
  LIFE_POLICY: "no consta",
  STATUS: "en mantenimiento",
  CONDITION: "no está funcionando",
  CHECKLIST: "faltan componentes",
};

/** "venció el 10/08/2026"; "vence" of what still holds today. */
export function stateWords({ requirement, day, expiresOn }: Lack, today: Day = day): string {
  const text = factTexts[requirement];
  if (text) return text;
  if (expiresOn === null) return "falta";
  if (isAge({ requirement })) return `el último fue el ${showDay(expiresOn)}`;
  if (expiresOn < day) return `${expiresOn < today ? "venció" : "vence"} el ${showDay(expiresOn)}`;
  return `vence el ${showDay(expiresOn)}, antes de lo exigido`;
}

/** "Pase del bloque de Luis Andrade: venció el 10/08/2026" */
export const failureWords = (failed: Failed): string =>
  `${requirementName(failed)} de ${failed.name}: ${stateWords(failed)}`;

export const failureText = (failed: Failed): string => `${failureWords(failed)}.`;

/** "Pase del bloque, venció el 10/08/2026", where it is known of whom. */
export const lackWords = (lack: Lack): string => `${requirementName(lack)}, ${stateWords(lack)}`;

const groupLabels: Record<string, string> = {
  ...workAreaLabels,
  ...vehicleTypeLabels,
  ...typeLabels,
};

export const groupLabel = (group: string): string => groupLabels[group] ?? group;

/** Null where it is for all. */
export const groupNames = ({ appliesTo }: { appliesTo: readonly string[] | null }) =>
  appliesTo?.map(groupLabel).join(", ") ?? null;

const everywhere = "En todas partes";

type Place = {
  partnerName: string | null;
  blockLabel: string | null;
  location: string | null;
};

export const placeText = ({ partnerName, blockLabel, location }: Place): string =>
  location ?? ([partnerName, blockLabel].filter(Boolean).join(", ") || everywhere);
