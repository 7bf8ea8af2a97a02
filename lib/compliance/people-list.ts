import { gateVerdicts } from "@/db/values";
import { declareList } from "../lists/declared";
import { choiceOf } from "../lists/declared-filters";
import { overrideFields } from "./fields";
import { verdictLabels } from "./labels";
import type { PeopleRow } from "./list-people-matrix";

export const peopleList = declareList<PeopleRow>()({
  id: "project-fitness",
  operation: "compliance.matrix",
  name: "Aptitud del proyecto",
  rows: "Técnicos",
  search: "Buscar por nombre",
  columns: {
    name: { label: overrideFields.staffId.label, kind: "text", value: ({ name }) => name },
    verdict: {
      label: "Resultado",
      kind: "text",
      value: ({ verdict }) => verdictLabels[verdict],
    },
    lacking: { label: "Qué le falta", kind: "cell", wide: true },
  },
  file: [],
  filters: { verdict: choiceOf("Resultado", gateVerdicts, verdictLabels) },
  empty: { title: "Aún no hay técnicos activos" },
});
