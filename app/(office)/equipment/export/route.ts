import { availabilityLabels, conditionLabels, typeLabels } from "@/lib/equipment/labels";
import { listEquipment } from "@/lib/equipment/list-equipment";
import { equipmentQuery } from "@/lib/equipment/list-input";
import { exportOf } from "@/lib/next/export";

export const GET = exportOf({
  operation: "equipment.list",
  name: "Equipos y servicios",
  query: equipmentQuery,
  read: listEquipment,
  inPages: true,
  columns: [
    { header: "Código", type: "text", value: (unit) => unit.code },
    { header: "Nombre", type: "text", value: (unit) => unit.name },
    { header: "Tipo", type: "text", value: (unit) => typeLabels[unit.type] },
    { header: "Estado", type: "text", value: (unit) => conditionLabels[unit.condition] },
    { header: "Motivo de reparación", type: "text", value: (unit) => unit.repairReason },
    {
      header: "Disponibilidad",
      type: "text",
      value: (unit) => availabilityLabels[unit.availability],
    },
    { header: "Cliente", type: "text", value: ({ project }) => project?.partnerName ?? null },
    { header: "Proyecto", type: "number", value: ({ project }) => project?.id ?? null },
    { header: "Ubicación", type: "text", value: (unit) => unit.currentLocation },
    { header: "Fecha de compromiso", type: "date", value: (unit) => unit.commitmentDate },
    { header: "Fecha de liberación", type: "date", value: (unit) => unit.releaseDate },
    { header: "Marca", type: "text", value: (unit) => unit.brand },
    { header: "Modelo", type: "text", value: (unit) => unit.model },
    { header: "Serie", type: "text", value: (unit) => unit.serialNumber },
    { header: "Capacidad (gal)", type: "number", value: (unit) => unit.capacityGallons },
    { header: "Fecha de compra", type: "date", value: (unit) => unit.purchasedOn },
    { header: "Activo", type: "boolean", value: (unit) => unit.isActive },
    { header: "Notas", type: "text", value: (unit) => unit.notes },
  ],
});
