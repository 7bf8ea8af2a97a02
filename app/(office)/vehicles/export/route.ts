import { listVehiclesByExpiry } from "@/lib/alerts/list-vehicles-by-expiry";
import { paperColumns } from "@/lib/exports/paper-columns";
import { exportOf } from "@/lib/next/export";
import { vehicleQuery } from "@/lib/vehicles/input";
import { vehicleStatusLabels, vehicleTypeLabels } from "@/lib/vehicles/labels";

export const GET = exportOf({
  operation: "vehicles.list",
  name: "Vehículos",
  query: vehicleQuery,
  read: listVehiclesByExpiry,
  inPages: true,
  columns: [
    { header: "Placa", type: "text", value: ({ plate }) => plate },
    { header: "Marca", type: "text", value: ({ brand }) => brand },
    { header: "Modelo", type: "text", value: ({ model }) => model },
    { header: "Tipo", type: "text", value: ({ type }) => vehicleTypeLabels[type] },
    { header: "Año", type: "text", value: ({ year }) => (year === null ? null : String(year)) },
    { header: "Estado", type: "text", value: ({ status }) => vehicleStatusLabels[status] },
    { header: "Propietario", type: "text", value: ({ owner }) => owner },
    {
      header: "Capacidad (gal)",
      type: "number",
      value: ({ capacityGallons }) => capacityGallons,
    },
    ...paperColumns,
    {
      header: "Certificado de operación",
      type: "date",
      value: ({ operationCertificateUntil }) => operationCertificateUntil,
    },
    { header: "Matrícula", type: "date", value: ({ registrationUntil }) => registrationUntil },
    { header: "MTOP", type: "date", value: ({ mtopUntil }) => mtopUntil },
    {
      header: "Revisión técnica",
      type: "date",
      value: ({ technicalReviewUntil }) => technicalReviewUntil,
    },
    { header: "Póliza", type: "date", value: ({ insuranceUntil }) => insuranceUntil },
    { header: "Satelital", type: "date", value: ({ satelliteUntil }) => satelliteUntil },
    { header: "Activo", type: "boolean", value: ({ isActive }) => isActive },
    { header: "Notas", type: "text", value: ({ notes }) => notes },
  ],
});
