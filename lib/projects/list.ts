import { declareList } from "../lists/declared";
import { daysFromTo, eitherOf, recordOf } from "../lists/declared-filters";
import { projectFields as fields } from "./fields";
import { cardinalPointLabels } from "./labels";
import type { ListedProject } from "./list-projects";

export const projectList = declareList<ListedProject>()({
  id: "projects",
  operation: "projects.list",
  name: "Proyectos",
  search: "Buscar por cliente o campamento",
  columns: {
    id: { label: "Proyecto", heading: "N.º", kind: "id", value: ({ id }) => id, sort: true },
    partner_name: {
      label: fields.partnerId.label,
      kind: "text",
      value: ({ partnerName }) => partnerName,
      sort: true,
    },
    location: {
      label: fields.location.label,
      kind: "text",
      value: ({ location }) => location,
      sort: true,
    },
    cardinal_point: {
      label: fields.cardinalPoint.label,
      kind: "text",
      value: ({ cardinalPoint }) => cardinalPoint && cardinalPointLabels[cardinalPoint],
      hidden: true,
    },
    start_date: {
      label: fields.startDate.label,
      kind: "date",
      value: ({ startDate }) => startDate,
      sort: true,
    },
    end_date: {
      label: fields.endDate.label,
      kind: "date",
      value: ({ endDate }) => endDate,
      sort: true,
    },
    contact: {
      label: fields.contactName.label,
      kind: "text",
      value: ({ contactName }) => contactName,
      hidden: true,
    },
    phone: {
      label: fields.contactPhone.label,
      kind: "text",
      value: ({ contactPhone }) => contactPhone,
    },
    block: { label: fields.block.label, kind: "text", value: ({ block }) => block },
    unit_count: {
      label: "Equipos en sitio",
      heading: "Equipos",
      kind: "number",
      value: ({ unitCount }) => unitCount,
      sort: true,
    },
    state: {
      label: fields.isClosed.label,
      heading: "Estado",
      kind: "boolean",
      value: ({ isClosed }) => isClosed,
    },
    notes: { label: fields.notes.label, kind: "text", value: ({ notes }) => notes },
  },
  screen: [
    "location",
    "id",
    "partner_name",
    "cardinal_point",
    "start_date",
    "end_date",
    "contact",
    "unit_count",
    "state",
  ],
  filters: {
    isClosed: eitherOf("Estado", "Cerrado", "Abierto"),
    partnerId: recordOf(fields.partnerId.label),
    start: daysFromTo(fields.startDate.label),
  },
  empty: {
    title: "Aún no hay proyectos",
    description: "Un proyecto reúne los equipos y servicios de un cliente en un campamento.",
  },
});
