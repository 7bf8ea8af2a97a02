import { vehicleStatuses, vehicleTypes } from "@/db/values";
import { declareList } from "../lists/declared";
import { choiceOf, eitherOf } from "../lists/declared-filters";
import { endingLabels, endings } from "../papers/ending";
import { paperFilters } from "../papers/expiry";
import { vehicleStatusLabels, vehicleTypeLabels } from "../vehicles/labels";
import { expiryLabels } from "./labels";
import type { VehicleRow } from "./list-vehicles-by-expiry";
import { outlookColumns } from "./outlook-columns";

export const vehicleList = declareList<VehicleRow>()({
  id: "vehicles",
  operation: "vehicles.list",
  name: "Vehículos",
  search: "Buscar por placa, marca o modelo",
  columns: {
    plate: { label: "Placa", kind: "code", value: ({ plate }) => plate, sort: true },
    brand: {
      label: "Marca",
      heading: "Marca y modelo",
      kind: "text",
      value: ({ brand }) => brand,
      sort: true,
    },
    model: { label: "Modelo", kind: "text", value: ({ model }) => model },
    type: {
      label: "Tipo",
      kind: "text",
      value: ({ type }) => vehicleTypeLabels[type],
      sort: true,
      hidden: true,
    },
    year: {
      label: "Año",
      kind: "text",
      value: ({ year }) => (year === null ? null : String(year)),
      sort: true,
      hidden: true,
    },
    status: {
      label: "Estado",
      kind: "text",
      value: ({ status }) => vehicleStatusLabels[status],
      sort: true,
    },
    owner: { label: "Propietario", kind: "text", value: ({ owner }) => owner, hidden: true },
    capacity: {
      label: "Capacidad (gal)",
      kind: "number",
      value: ({ capacityGallons }) => capacityGallons,
    },
    ...outlookColumns,
    operation_certificate: {
      label: "Certificado de operación",
      kind: "date",
      value: ({ operationCertificateUntil }) => operationCertificateUntil,
    },
    registration: {
      label: "Matrícula",
      kind: "date",
      value: ({ registrationUntil }) => registrationUntil,
    },
    mtop: { label: "MTOP", kind: "date", value: ({ mtopUntil }) => mtopUntil },
    technical_review: {
      label: "Revisión técnica",
      kind: "date",
      value: ({ technicalReviewUntil }) => technicalReviewUntil,
    },
    insurance: { label: "Póliza", kind: "date", value: ({ insuranceUntil }) => insuranceUntil },
    satellite: { label: "Satelital", kind: "date", value: ({ satelliteUntil }) => satelliteUntil },
    active: { label: "Activo", kind: "boolean", value: ({ isActive }) => isActive },
    notes: { label: "Notas", kind: "text", value: ({ notes }) => notes },
  },
  screen: ["plate", "brand", "expiry", "pending", "status", "type", "owner", "year"],
  filters: {
    papers: choiceOf("Papeles", paperFilters, expiryLabels),
    ends: choiceOf("Vence en", endings, endingLabels),
    type: choiceOf("Tipo", vehicleTypes, vehicleTypeLabels),
    status: choiceOf("Estado", vehicleStatuses, vehicleStatusLabels),
    isActive: eitherOf("Activo", "Activo", "Inactivo"),
  },
  empty: {
    title: "Aún no hay vehículos",
    description: "Cada vehículo reúne su matrícula, póliza, revisión, certificaciones y pases.",
  },
});
