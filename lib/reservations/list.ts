import { reservationStatuses } from "@/db/values";
import { declareColumns, declareList } from "../lists/declared";
import { choiceOf, daysFromTo, recordOf } from "../lists/declared-filters";
import { projectName } from "../projects/labels";
import { reservationFields as fields, reservationLineFields as lineFields } from "./fields";
import { reservationStatusLabels } from "./labels";
import type { Reservation } from "./queries";
import { askedCount, assignedCount, firstReservedDay, lastReservedDay } from "./summary";

const columns = declareColumns<Reservation>()({
  code: { label: fields.code.label, kind: "code", value: ({ code }) => code, sort: true },
  partner: {
    label: fields.partnerId.label,
    kind: "text",
    value: ({ partnerName }) => partnerName,
    sort: true,
  },
  project: {
    label: fields.projectId.label,
    kind: "text",
    value: ({ projectId, partnerName }) =>
      projectId ? projectName({ id: projectId, partnerName }) : null,
    hidden: true,
  },
  location: {
    label: fields.location.label,
    kind: "text",
    value: ({ location }) => location || null,
    sort: true,
    hidden: true,
  },
  block: { label: fields.block.label, kind: "text", value: ({ block }) => block, hidden: true },
  status: {
    label: fields.status.label,
    kind: "text",
    value: ({ status }) => reservationStatusLabels[status],
    sort: true,
  },
  days: { label: "Días", kind: "cell", sort: true },
  units: { label: "Asignados", kind: "cell" },
  first: { label: lineFields.fromDate.label, kind: "date", value: firstReservedDay },
  last: { label: lineFields.toDate.label, kind: "date", value: lastReservedDay },
  asked: { label: "Pedidos", kind: "number", value: askedCount },
  assigned: { label: "Asignados", kind: "number", value: assignedCount },
  hold: {
    label: fields.holdUntil.label,
    kind: "instant",
    value: ({ holdUntil }) => holdUntil,
    sort: true,
  },
  notes: { label: fields.notes.label, kind: "text", value: ({ notes }) => notes, hidden: true },
  reason: {
    label: fields.cancelReason.label,
    kind: "text",
    value: ({ cancelReason }) => cancelReason,
    hidden: true,
  },
  created: {
    label: "Creada",
    kind: "instant",
    value: ({ createdAt }) => createdAt,
    hidden: true,
  },
});

export const reservationList = declareList<Reservation>()({
  id: "reservations",
  operation: "reservations.list",
  name: "Reservas",
  search: "Buscar por código, cliente o lugar",
  columns,
  screen: [
    "code",
    "partner",
    "project",
    "location",
    "block",
    "days",
    "units",
    "status",
    "hold",
    "notes",
    "reason",
    "created",
  ],
  file: [
    "code",
    "partner",
    "project",
    "location",
    "block",
    "status",
    "first",
    "last",
    "asked",
    "assigned",
    "hold",
    "notes",
    "reason",
    "created",
  ],
  filters: {
    status: choiceOf(fields.status.label, reservationStatuses, reservationStatusLabels),
    days: daysFromTo("Días reservados"),
    partnerId: recordOf(fields.partnerId.label),
    projectId: recordOf(fields.projectId.label),
  },
  empty: {
    title: "Aún no hay reservas",
    description: "Cada reserva guarda equipos de un tipo para un cliente, de un día a otro.",
  },
});
