import { guideStatuses, guideTypes } from "@/db/values";
import { declareList } from "../lists/declared";
import { choiceOf, daysFromTo, eitherOf, recordOf, unlisted } from "../lists/declared-filters";
import { idFilter } from "../lists/filter-readers";
import { projectFields } from "../projects/fields";
import { guideFields as fields } from "./fields";
import { guideStatusLabels, guideTypeLabels } from "./labels";
import { guideColumns } from "./list-columns";
import type { Guide } from "./queries";

const filters = {
  status: choiceOf(fields.status.label, guideStatuses, guideStatusLabels),
  type: choiceOf(fields.type.shortLabel, guideTypes, guideTypeLabels),
  date: daysFromTo(fields.issueDate.shortLabel),
  hasFile: eitherOf("Archivo", "Con archivo", "Sin archivo"),
};

export const guideList = declareList<Guide>()({
  id: "shipping",
  operation: "shipping.list",
  name: "Guías de remisión",
  search: "Buscar por número, proyecto o placa",
  columns: guideColumns,
  screen: [
    "number",
    "date",
    "type",
    "location",
    "partner",
    "journey",
    "reason",
    "carrier",
    "plate",
    "items",
    "transport",
    "stowage",
    "cost",
    "status",
  ],
  file: [
    "number",
    "date",
    "type",
    "status",
    "location",
    "partner",
    "reason",
    "start",
    "end",
    "origin",
    "destination",
    "carrier",
    "plate",
    "dispatcher",
    "receiver",
    "load",
    "transport",
    "stowage",
    "notes",
  ],
  filters: {
    ...filters,
    projectId: recordOf(fields.projectId.label),
    partnerId: recordOf(projectFields.partnerId.label),
  },
  empty: {
    title: "Aún no hay guías de remisión",
    description: "Cada guía dice qué se mueve, de dónde a dónde, quién lo lleva y cuánto cuesta.",
  },
});

export const projectGuideList = declareList<Guide>()({
  ...guideList,
  id: "project-shipping",
  name: "Guías del proyecto",
  rows: "Guías de remisión",
  search: "Buscar por número, transportista o placa",
  screen: guideList.screen?.filter((key) => key !== "location" && key !== "partner") ?? [],
  filters: { ...filters, projectId: unlisted(idFilter()) },
  params: { projectId: "project_id" },
});
