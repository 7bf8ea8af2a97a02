import { mailKinds, mailStates } from "@/db/values";
import { declareList } from "../lists/declared";
import { choiceOf } from "../lists/declared-filters";
import { mailKindLabels, mailStateLabels } from "./labels";
import type { ListedMail } from "./list-mails";

export const mailList = declareList<ListedMail>()({
  id: "mails",
  operation: "mails.list",
  name: "Correos",
  columns: {
    subject: { label: "Asunto", kind: "text", value: ({ subject }) => subject },
    recipient: { label: "Para", kind: "text", value: ({ recipient }) => recipient },
    kind: { label: "Clase", kind: "text", value: ({ kind }) => mailKindLabels[kind] },
    status: { label: "Estado", kind: "text", value: ({ status }) => mailStateLabels[status] },
    createdAt: { label: "Escrito", kind: "instant", value: ({ createdAt }) => createdAt },
    sentAt: { label: "Enviado", kind: "instant", value: ({ sentAt }) => sentAt },
    attempts: { label: "Intentos", kind: "number", value: ({ attempts }) => attempts },
    failure: { label: "Qué falló", kind: "text", value: ({ failure }) => failure },
  },
  screen: ["subject", "recipient", "status", "createdAt", "sentAt"],
  filters: {
    status: choiceOf("Estado", mailStates, mailStateLabels),
    kind: choiceOf("Clase", mailKinds, mailKindLabels),
  },
  empty: {
    title: "No hay correos",
    description: "Los que el servicio escribe aparecen aquí, se hayan enviado o no.",
  },
});
