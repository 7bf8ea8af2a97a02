import { aRead, aWrite, everyone, office } from "./operation";

export const complianceOperations = {
  "compliance.rules": aRead(
    office,
    "Listar reglas de aptitud",
    "List the rules of compliance: what whoever goes to a job must have",
  ),
  "compliance.replaceRules": aWrite(
    office,
    "Reemplazar las reglas de aptitud",
    "Replace the rules of compliance by those given; a rule of the same place, subject and requirement keeps its id",
  ),
  "compliance.createRule": aWrite(office),
  "compliance.updateRule": aWrite(office),
  "compliance.deleteRule": aWrite(office),
  "compliance.addTemplate": aWrite(office),
  "compliance.check": aRead(
    everyone,
    "Revisar la aptitud para un trabajo",
    "Whether technicians, vehicles and units may work at a project on each of some days, and what they lack",
  ),
  "compliance.matrix": aRead(
    everyone,
    "Matriz de aptitud de un proyecto",
    "Active technicians against each requirement of a project, for the rest of it",
  ),
  "compliance.forecast": aRead(
    everyone,
    "Pronóstico de aptitud",
    "What of the plan of the coming days will lack papers, the soonest first, with who could go instead",
  ),
  "compliance.overrides": aRead(
    office,
    "Listar excepciones de aptitud",
    "List overrides of compliance, the newest days first",
  ),
  "compliance.override": aWrite(
    office,
    "Autorizar una excepción de aptitud",
    "Let somebody or something go without a requirement, at one project, for seven days at most, with a reason",
  ),
  "compliance.withdrawOverride": aWrite(office),
} as const;
