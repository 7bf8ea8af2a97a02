import { notificationKinds } from "@/db/values";
import { declareList } from "../lists/declared";
import { choiceOf, eitherOf } from "../lists/declared-filters";
import { notificationKindLabels } from "./kind-labels";
import type { Notification } from "./list-notifications";

export const notificationList = declareList<Notification>()({
  id: "notifications",
  operation: "notifications.list",
  name: "Notificaciones",
  columns: {
    text: { label: "Qué pasó", kind: "text", value: ({ text }) => text },
    kind: { label: "Clase", kind: "text", value: ({ label }) => label },
    createdAt: { label: "Cuándo", kind: "instant", value: ({ createdAt }) => createdAt },
    readAt: { label: "Leída", kind: "instant", value: ({ readAt }) => readAt },
  },
  filters: {
    unread: eitherOf("Estado", "Sin leer", "Leídas"),
    kind: choiceOf("Clase", notificationKinds, notificationKindLabels),
  },
  empty: {
    title: "No hay notificaciones",
    description: "Lo que le concierne aparece aquí durante noventa días.",
  },
});
