import type { gateStates, gateVerdicts, requirements, ruleLevels, ruleSubjects } from "@/db/values";

export type RuleSubject = (typeof ruleSubjects)[number];
export type Requirement = (typeof requirements)[number];
export type RuleLevel = (typeof ruleLevels)[number];
export type GateVerdict = (typeof gateVerdicts)[number];
export type GateState = (typeof gateStates)[number];

export const technical = "TECHNICAL" satisfies RuleSubject;
export const vehicle = "VEHICLE" satisfies RuleSubject;
export const unit = "EQUIPMENT" satisfies RuleSubject;

/** It has no replacement: another unit is another assignment. */
export const isUnitSubject = ({ subject }: { subject: RuleSubject }): boolean => subject === unit;

type RequirementRules = {
  /** Who may be asked for it. */
  subjects: readonly RuleSubject[];
  /** What it must name besides. */
  param: "vaccine" | "certification" | null;
  /** Whether it is a paper with a last day, how old something is, or a yes or no of today. */
  kind: "paper" | "age" | "fact";
};

const paper = (...subjects: RuleSubject[]): RequirementRules => ({
  subjects,
  param: null,
  kind: "paper",
});
const fact = (...subjects: RuleSubject[]): RequirementRules => ({
  ...paper(...subjects),
  kind: "fact",
});

export const requirementRules: Record<Requirement, RequirementRules> = {
  LICENSE: paper(technical),
  DEFENSIVE_DRIVING: paper(technical),
  MAE: paper(technical),
  MEDICAL: paper(technical),
  QUEST: paper(technical),
  IESS: fact(technical),
  LIFE_POLICY: fact(technical),
  VACCINE: { ...paper(technical), param: "vaccine" },
  OPERATION_CERTIFICATE: paper(vehicle),
  REGISTRATION: paper(vehicle),
  MTOP: paper(vehicle),
  TECHNICAL_REVIEW: paper(vehicle),
  INSURANCE: paper(vehicle),
  SATELLITE: paper(vehicle),
  CERTIFICATION: { ...paper(vehicle), param: "certification" },
  STATUS: fact(vehicle),
  PASS: paper(technical, vehicle),
  CONDITION: fact(unit),
  CHECKLIST: fact(unit),
  MAINTENANCE: { ...paper(unit), kind: "age" },
};

export const passRequirement = "PASS" satisfies Requirement;

export const isPass = ({ requirement }: { requirement: Requirement }): boolean =>
  requirement === passRequirement;

export const isCertificationAsked = ({ requirement }: { requirement: Requirement }): boolean =>
  requirementRules[requirement].param === "certification";

export const isAge = ({ requirement }: { requirement: Requirement }): boolean =>
  requirementRules[requirement].kind === "age";

export const isFact = ({ requirement }: { requirement: Requirement }): boolean =>
  requirementRules[requirement].kind === "fact";

type WithLevel = { level: RuleLevel };

const blocking = "BLOCK" satisfies RuleLevel;
export const warning = "WARN" satisfies RuleLevel;

export const isBlockingLevel = ({ level }: WithLevel): boolean => level === blocking;
export const isIgnored = ({ level }: WithLevel): boolean => level === "IGNORE";

type WithVerdict = { verdict: GateVerdict };

export const fit = "FIT" satisfies GateVerdict;
export const warned = "WARN" satisfies GateVerdict;
export const blocked = "BLOCK" satisfies GateVerdict;

export const isFit = ({ verdict }: WithVerdict): boolean => verdict === fit;
export const isBlocked = ({ verdict }: WithVerdict): boolean => verdict === blocked;

export const missingState = "MISSING" satisfies GateState;
export const overState = "OVER" satisfies GateState;
export const endsState = "ENDS" satisfies GateState;

const workshop = "EN MANTENIMIENTO";

/** A vehicle in the workshop goes nowhere; one that is parked may be called. */
export const isInWorkshop = ({ status }: { status: string }): boolean => status === workshop;
