import { availabilities, conditions, equipmentTypes } from "@/db/values";
import { declareList } from "../lists/declared";
import { choicesOf, eitherOf, recordOf } from "../lists/declared-filters";
import { isRented } from "../placement/availability";
import { projectFields } from "../projects/fields";
import { equipmentFields as fields } from "./fields";
import { availabilityLabels, conditionLabels, typeLabels } from "./labels";
import type { ListedEquipment } from "./list-equipment";

const rentedSince = (unit: ListedEquipment) => (isRented(unit) ? unit.commitmentDate : null);

export const equipmentList = declareList<ListedEquipment>()({
  id: "equipment",
  operation: "equipment.list",
  name: "Equipos y servicios",
  search: "Buscar por código o nombre",
  columns: {
    code: { label: fields.code.label, kind: "text", value: ({ code }) => code, sort: true },
    name: {
      label: fields.name.label,
      heading: "Nombre y tipo",
      kind: "text",
      value: ({ name }) => name,
      sort: true,
    },
    type: {
      label: fields.type.label,
      kind: "text",
      value: ({ type }) => typeLabels[type],
      sort: true,
      hidden: true,
    },
    condition: {
      label: fields.condition.label,
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
      label: fields.availability.label,
      kind: "text",
      value: ({ availability }) => availabilityLabels[availability],
      sort: true,
    },
    partner: {
      label: projectFields.partnerId.label,
      kind: "text",
      value: ({ project }) => project?.partnerName ?? null,
    },
    project: {
      label: fields.currentProjectId.label,
      kind: "id",
      value: ({ project }) => project?.id ?? null,
    },
    location: {
      label: fields.currentLocation.label,
      kind: "text",
      value: ({ currentLocation }) => currentLocation,
      sort: true,
    },
    since: { label: "Rentado desde", kind: "date", value: rentedSince, sort: true, hidden: true },
    committed: {
      label: fields.commitmentDate.label,
      kind: "date",
      value: ({ commitmentDate }) => commitmentDate,
    },
    released: {
      label: fields.releaseDate.label,
      kind: "date",
      value: ({ releaseDate }) => releaseDate,
    },
    brand: { label: fields.brand.label, kind: "text", value: ({ brand }) => brand, hidden: true },
    model: { label: fields.model.label, kind: "text", value: ({ model }) => model, hidden: true },
    serial: {
      label: fields.serialNumber.shortLabel,
      kind: "text",
      value: ({ serialNumber }) => serialNumber,
      hidden: true,
    },
    capacity: {
      label: fields.capacityGallons.shortLabel,
      kind: "number",
      value: ({ capacityGallons }) => capacityGallons,
      hidden: true,
    },
    purchased: {
      label: fields.purchasedOn.label,
      kind: "date",
      value: ({ purchasedOn }) => purchasedOn,
    },
    active: { label: fields.isActive.label, kind: "boolean", value: ({ isActive }) => isActive },
    notes: { label: fields.notes.label, kind: "text", value: ({ notes }) => notes },
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
    types: choicesOf(fields.type.label, equipmentTypes, typeLabels),
    conditions: choicesOf(fields.condition.label, conditions, conditionLabels),
    availabilities: choicesOf(fields.availability.label, availabilities, availabilityLabels),
    projectId: recordOf(fields.currentProjectId.label),
    isActive: eitherOf(fields.isActive.label, "Activos", "Inactivos"),
  },
  alsoSorted: ["updated"],
  empty: {
    title: "Aún no hay equipos ni servicios",
    description:
      "Registre las unidades que renta y los servicios que presta para asignarlos a proyectos.",
  },
});
