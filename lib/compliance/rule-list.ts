import { requirements, ruleLevels, ruleSubjects } from "@/db/values";
import { declareList } from "../lists/declared";
import { choiceOf, recordOf } from "../lists/declared-filters";
import { isAge } from "../states/gate";
import { ruleFields as fields } from "./fields";
import {
  groupNames,
  levelLabels,
  placeText,
  requirementLabels,
  requirementName,
  subjectLabels,
} from "./labels";
import type { RuleRow } from "./list-rule-rows";

export const ruleList = declareList<RuleRow>()({
  id: "compliance-rules",
  operation: "compliance.rules",
  name: "Reglas de aptitud",
  search: "Buscar por cliente, bloque, proyecto o nota",
  columns: {
    requirement: {
      label: fields.requirement.label,
      kind: "text",
      value: (rule) => requirementName(rule),
      sort: true,
    },
    subject: {
      label: fields.subject.label,
      kind: "text",
      value: ({ subject }) => subjectLabels[subject],
      sort: true,
    },
    groups: {
      label: fields.appliesTo.label,
      kind: "text",
      value: (rule) => groupNames(rule),
      wide: true,
    },
    place: { label: "Dónde", kind: "text", value: (rule) => placeText(rule) },
    level: {
      label: fields.level.label,
      kind: "text",
      value: ({ level }) => levelLabels[level],
      sort: true,
    },
    margin: {
      label: fields.minDays.label,
      heading: "Margen",
      kind: "text",
      value: (rule) =>
        rule.minDays === 0 ? null : `${isAge(rule) ? "hasta" : "quedan"} ${rule.minDays}`,
    },
    from: {
      label: fields.fromDate.label,
      kind: "date",
      value: ({ fromDate }) => fromDate,
      hidden: true,
    },
    to: { label: fields.toDate.label, kind: "date", value: ({ toDate }) => toDate, hidden: true },
    note: { label: fields.note.label, kind: "text", value: ({ note }) => note, hidden: true },
  },
  filters: {
    subject: choiceOf(fields.subject.label, ruleSubjects, subjectLabels),
    requirement: choiceOf(fields.requirement.label, requirements, requirementLabels),
    level: choiceOf(fields.level.label, ruleLevels, levelLabels),
    partnerId: recordOf(fields.partnerId.label),
  },
  empty: {
    title: "Aún no hay reglas",
    description:
      "Sin reglas nada cambia. Empiece por una plantilla, que solo advierte, y endurezca después lo que haga falta.",
  },
});
