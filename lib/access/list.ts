import { accessKinds } from "@/db/values";
import { declareList } from "../lists/declared";
import { choiceOf, daysFromTo, recordOf } from "../lists/declared-filters";
import { accessLabels } from "./labels";
import type { Access } from "./list-accesses";

export const accessList = declareList<Access>()({
  id: "access",
  operation: "access.list",
  name: "Registro de accesos",
  rows: "Accesos",
  search: "Buscar por correo, dirección o asunto",
  columns: {
    at: { label: "Fecha", kind: "instant", value: ({ at }) => at },
    kind: { label: "Qué pasó", kind: "text", value: ({ kind }) => accessLabels[kind] },
    who: { label: "Quién", kind: "text", value: ({ userName }) => userName },
    account: { label: "Correo", kind: "text", value: ({ account }) => account },
    subject: { label: "Sobre", kind: "text", value: ({ subject }) => subject },
    from: { label: "Dirección", heading: "Desde", kind: "text", value: ({ address }) => address },
    program: { label: "Programa", kind: "text", value: ({ userAgent }) => userAgent },
  },
  screen: ["kind", "who", "at", "from"],
  filters: {
    kind: choiceOf("Qué pasó", accessKinds, accessLabels),
    userId: recordOf("Quién"),
    at: daysFromTo("Fecha"),
  },
  empty: {
    title: "Aún no hay accesos",
    description: "Aquí se verá quién ingresó, quién lo intentó y qué permisos cambiaron.",
  },
});
