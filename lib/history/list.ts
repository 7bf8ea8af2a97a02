import { changeActions, recordTypes } from "@/db/values";
import { declareList } from "../lists/declared";
import { choiceOf, daysFromTo, recordOf } from "../lists/declared-filters";
import { recordTypeLabels } from "./labels";
import type { NamedChange } from "./name-changes";
import type { ChangeLine } from "./read-change-lines";

const actionLabels = { INSERT: "Creó", UPDATE: "Cambió", DELETE: "Eliminó (definitivo)" };

const filters = {
  recordType: choiceOf("Registro", recordTypes, recordTypeLabels),
  userId: recordOf("Usuario"),
  action: choiceOf("Acción", changeActions, actionLabels),
  at: daysFromTo("Fecha"),
};

const shared = {
  id: "history",
  operation: "history.list",
  name: "Registro de cambios",
  rows: "Cambios",
  filters,
  empty: {
    title: "Aún no hay cambios",
    description: "Aquí se verá quién cambió qué, y cuándo.",
  },
} as const;

export const changeList = declareList<NamedChange>()({
  ...shared,
  columns: {
    record: { label: "Registro", kind: "cell" },
    user: { label: "Usuario", kind: "text", value: ({ userName }) => userName ?? "Sistema" },
    at: { label: "Fecha", kind: "instant", value: ({ at }) => at },
    changes: { label: "Cambios", kind: "cell" },
  },
});

export const changeLineList = declareList<ChangeLine>()({
  ...shared,
  columns: {
    when: { label: "Fecha", kind: "text", value: ({ when }) => when },
    who: { label: "Usuario", kind: "text", value: ({ who }) => who },
    action: { label: "Acción", kind: "text", value: ({ action }) => action },
    record: { label: "Registro", kind: "text", value: ({ record }) => record },
    name: { label: "Nombre", kind: "text", value: ({ name }) => name },
    record_id: { label: "Número", kind: "id", value: ({ recordId }) => recordId },
    field: { label: "Campo", kind: "text", value: ({ field }) => field },
    before: { label: "Antes", kind: "text", value: ({ before }) => before },
    after: { label: "Después", kind: "text", value: ({ after }) => after },
  },
});
