import { declareList } from "../lists/declared";
import { daysFromTo, eitherOf, recordOf } from "../lists/declared-filters";
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
      label: "Cliente",
      kind: "text",
      value: ({ partnerName }) => partnerName,
      sort: true,
    },
    location: { label: "Campamento", kind: "text", value: ({ location }) => location, sort: true },
    cardinal_point: {
      label: "Punto cardinal",
      kind: "text",
      value: ({ cardinalPoint }) => cardinalPoint && cardinalPointLabels[cardinalPoint],
      hidden: true,
    },
    start_date: { label: "Inicio", kind: "date", value: ({ startDate }) => startDate, sort: true },
    end_date: { label: "Fin", kind: "date", value: ({ endDate }) => endDate, sort: true },
    contact: {
      label: "Contacto",
      kind: "text",
      value: ({ contactName }) => contactName,
      hidden: true,
    },
    phone: { label: "Teléfono", kind: "text", value: ({ contactPhone }) => contactPhone },
    block: { label: "Bloque", kind: "text", value: ({ block }) => block },
    unit_count: {
      label: "Equipos en sitio",
      heading: "Equipos",
      kind: "number",
      value: ({ unitCount }) => unitCount,
      sort: true,
    },
    state: {
      label: "Cerrado",
      heading: "Estado",
      kind: "boolean",
      value: ({ isClosed }) => isClosed,
    },
    notes: { label: "Notas", kind: "text", value: ({ notes }) => notes },
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
    partnerId: recordOf("Cliente"),
    start: daysFromTo("Inicio"),
  },
  empty: {
    title: "Aún no hay proyectos",
    description: "Un proyecto reúne los equipos y servicios de un cliente en un campamento.",
  },
});
