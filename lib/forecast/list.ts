import { ruleLevels, ruleSubjects } from "@/db/values";
import { ruleFields } from "../compliance/fields";
import { levelLabels, requirementName, subjectLabels } from "../compliance/labels";
import { declareList } from "../lists/declared";
import { choiceOf, recordOf } from "../lists/declared-filters";
import type { ForecastRow } from "./list-forecast";

export const forecastList = declareList<ForecastRow>()({
  id: "forecast",
  operation: "compliance.forecast",
  name: "Qué se rompe",
  columns: {
    who: { label: "Quién o qué", kind: "text", value: ({ who }) => who.name },
    day: { label: "Primer día", kind: "date", value: ({ day }) => day },
    requirement: {
      label: "Qué le falta",
      kind: "text",
      value: (row) => requirementName(row),
      wide: true,
    },
    project: {
      label: ruleFields.projectId.label,
      kind: "text",
      value: ({ location }) => location,
      wide: true,
    },
    level: {
      label: ruleFields.level.historyLabel,
      kind: "text",
      value: ({ level }) => levelLabels[level],
    },
    hits: { label: "Días afectados", kind: "number", value: ({ hits }) => hits, hidden: true },
    replacements: {
      label: "Puede ir en su lugar",
      heading: "En su lugar",
      kind: "cell",
      wide: true,
    },
  },
  file: [],
  filters: {
    subject: choiceOf(ruleFields.subject.label, ruleSubjects, subjectLabels),
    level: choiceOf(ruleFields.level.historyLabel, ruleLevels.slice(0, 2), levelLabels),
    projectId: recordOf(ruleFields.projectId.label),
  },
  empty: {
    title: "Nada se rompe",
    description:
      "Lo planificado en los próximos 60 días tiene lo que las reglas de aptitud exigen.",
  },
});
