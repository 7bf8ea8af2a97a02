import { availabilities, conditions, equipmentTypes } from "@/db/values";
import { declareList } from "../lists/declared";
import { choicesOf, eitherOf, recordOf } from "../lists/declared-filters";
import { isRented } from "../placement/availability";
import { availabilityLabels, conditionLabels, typeLabels } from "./labels";
import type { ListedEquipment } from "./list-equipment";

const rentedSince = (unit: ListedEquipment) => (isRented(unit) ? unit.commitmentDate : null);

export const equipmentList = declareList<ListedEquipment>()({
  id: "equipment",
  operation: "equipment.list",
  name: "Equipos y servicios",
  search: "Buscar por código o nombre",
  columns: {
    code: { label: "Código", kind: "text", value: ({ code }) => code, sort: true },
    name: {
      label: "Nombre",
      heading: "Nombre y tipo",
      kind: "text",
      value: ({ name }) => name,
      sort: true,
    },
    type: {
      label: "Tipo",
      kind: "text",
      value: ({ type }) => typeLabels[type],
      sort: true,
      hidden: true,
    },
    condition: {
      label: "Estado",
      kind: "text",
      value: ({ condition }) => conditionLabels[condition],
      sort: true,
    },
    repair_reason: {
      label: "Motivo de reparación",
      kind: "text",
      value: ({ repairReason }) => repairReason,
    },
    availability: {
      label: "Disponibilidad",
      kind: "text",
      value: ({ availability }) => availabilityLabels[availability],
      sort: true,
    },
    partner: {
      label: "Cliente",
      kind: "text",
      value: ({ project }) => project?.partnerName ?? null,
    },
    project: { label: "Proyecto", kind: "id", value: ({ project }) => project?.id ?? null },
    location: {
      label: "Ubicación",
      kind: "text",
      value: ({ currentLocation }) => currentLocation,
      sort: true,
    },
    since: { label: "Rentado desde", kind: "date", value: rentedSince, sort: true, hidden: true },
    committed: {
      label: "Fecha de compromiso",
      kind: "date",
      value: ({ commitmentDate }) => commitmentDate,
    },
    released: {
      label: "Fecha de liberación",
      kind: "date",
      value: ({ releaseDate }) => releaseDate,
    },
    brand: { label: "Marca", kind: "text", value: ({ brand }) => brand, hidden: true },
    model: { label: "Modelo", kind: "text", value: ({ model }) => model, hidden: true },
    serial: {
      label: "Serie",
      kind: "text",
      value: ({ serialNumber }) => serialNumber,
      hidden: true,
    },
    capacity: {
      label: "Capacidad (gal)",
      kind: "number",
      value: ({ capacityGallons }) => capacityGallons,
      hidden: true,
    },
    purchased: { label: "Fecha de compra", kind: "date", value: ({ purchasedOn }) => purchasedOn },
    active: { label: "Activo", kind: "boolean", value: ({ isActive }) => isActive },
    notes: { label: "Notas", kind: "text", value: ({ notes }) => notes },
  },
  screen: [
    "code",
    "name",
    "type",
    "condition",
    "availability",
    "location",
    "since",
    "brand",
    "model",
    "serial",
    "capacity",
  ],
  file: [
    "code",
    "name",
    "type",
    "condition",
    "repair_reason",
    "availability",
    "partner",
    "project",
    "location",
    "committed",
    "released",
    "brand",
    "model",
    "serial",
    "capacity",
    "purchased",
    "active",
    "notes",
  ],
  filters: {
    types: choicesOf("Tipo", equipmentTypes, typeLabels),
    conditions: choicesOf("Estado", conditions, conditionLabels),
    availabilities: choicesOf("Disponibilidad", availabilities, availabilityLabels),
    projectId: recordOf("Proyecto"),
    isActive: eitherOf("Activo", "Activos", "Inactivos"),
  },
  alsoSorted: ["updated"],
  empty: {
    title: "Aún no hay equipos ni servicios",
    description:
      "Registre las unidades que renta y los servicios que presta para asignarlos a proyectos.",
  },
});
