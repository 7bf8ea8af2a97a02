import { resourceKinds } from "@/db/values";
import { equipmentFields } from "../equipment/fields";
import { typeLabels } from "../equipment/labels";
import { declareList } from "../lists/declared";
import { choiceOf, eitherOf, unlisted } from "../lists/declared-filters";
import { idFilter } from "../lists/filter-readers";
import { isServiceAssignment, isUnitAssignment } from "../placement/assignment-kind";
import { assignmentFields as fields } from "./fields";
import { frequencyInWords, kindLabels } from "./labels";
import type { AssignmentRow } from "./list-assignment-rows";

export function servedBy(row: AssignmentRow): string {
  if (isUnitAssignment(row)) return typeLabels[row.type];
  return row.servedCode ? `Atiende a ${row.servedCode}` : "Servicio";
}

export const assignmentList = declareList<AssignmentRow>()({
  id: "assignments",
  operation: "assignments.list",
  name: "Recursos del proyecto",
  rows: "Recursos",
  search: "Buscar por código o nombre",
  columns: {
    code: {
      label: equipmentFields.code.label,
      heading: "Recurso",
      kind: "text",
      value: ({ code }) => code,
      sort: true,
    },
    name: { label: equipmentFields.name.label, kind: "text", value: ({ name }) => name },
    kind: { label: fields.kind.label, kind: "text", value: ({ kind }) => kindLabels[kind] },
    type: {
      label: equipmentFields.type.label,
      kind: "text",
      value: ({ type }) => typeLabels[type],
    },
    served: {
      label: fields.servedEquipmentId.label,
      kind: "text",
      value: ({ servedCode }) => servedCode,
    },
    what: { label: "Tipo o equipo atendido", kind: "text", value: servedBy },
    description: {
      label: fields.description.label,
      kind: "text",
      value: ({ description }) => description,
      hidden: true,
    },
    cost: { label: fields.cost.label, kind: "money", value: ({ cost }) => cost, sort: true },
    frequency: {
      label: fields.frequencyType.label,
      kind: "text",
      value: (row) => (isServiceAssignment(row) ? frequencyInWords(row) : null),
    },
    start: {
      label: fields.startDate.label,
      heading: fields.startDate.shortLabel,
      kind: "date",
      value: ({ startDate }) => startDate,
      sort: true,
    },
    end: {
      label: fields.endDate.label,
      kind: "date",
      value: ({ endDate }) => endDate,
      sort: true,
      hidden: true,
    },
    expected: {
      label: fields.expectedReturnDate.label,
      kind: "date",
      value: ({ expectedReturnDate }) => expectedReturnDate,
      hidden: true,
    },
    state: { label: "Estado", kind: "cell" },
    retired: {
      label: fields.isRetired.label,
      kind: "boolean",
      value: ({ isRetired }) => isRetired,
    },
    retired_on: {
      label: fields.retirementDate.label,
      kind: "date",
      value: ({ retirementDate }) => retirementDate,
    },
    reason: {
      label: fields.retirementReason.label,
      kind: "text",
      value: ({ retirementReason }) => retirementReason,
      hidden: true,
    },
    notes: { label: fields.notes.label, kind: "text", value: ({ notes }) => notes, hidden: true },
  },
  screen: [
    "code",
    "what",
    "cost",
    "start",
    "state",
    "end",
    "expected",
    "description",
    "reason",
    "notes",
  ],
  file: [
    "code",
    "name",
    "kind",
    "type",
    "served",
    "description",
    "cost",
    "frequency",
    "start",
    "end",
    "expected",
    "retired",
    "retired_on",
    "reason",
    "notes",
  ],
  filters: {
    kind: choiceOf(fields.kind.label, resourceKinds, kindLabels),
    isRetired: eitherOf("Estado", "Retirada", "Sin retirar"),
    projectId: unlisted(idFilter()),
  },
  params: { projectId: "project_id" },
  empty: {
    title: "Aún no hay recursos asignados",
    description:
      "Asigne los equipos y servicios que van a este campamento, con su tarifa y su frecuencia.",
  },
});
