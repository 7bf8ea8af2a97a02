import type { NamedFields } from "../records/field";

export const maintenanceFields = {
  sheetNumber: { name: "sheet_number", label: "Número" },
  projectId: { name: "project_id", label: "Proyecto" },
  equipmentId: { name: "resource_item_id", label: "Equipo", historyLabel: "Equipo o servicio" },
  date: { name: "date", label: "Fecha" },
  type: { name: "type_maintenance", label: "Tipo de mantenimiento", shortLabel: "Tipo" },
  faultDescription: {
    name: "fault_description",
    label: "Descripción de la falla",
    historyLabel: "Falla",
  },
  faultCauses: { name: "fault_causes", label: "Causas de la falla", historyLabel: "Causas" },
  partsUsed: { name: "parts_used", label: "Repuestos y materiales", historyLabel: "Repuestos" },
  workPerformed: { name: "work_performed", label: "Trabajo realizado" },
  observations: { name: "observations", label: "Observaciones" },
  days: { name: "days", label: "Días" },
  dailyRate: { name: "daily_rate", label: "Tarifa diaria" },
  logisticsCost: { name: "logistics_cost", label: "Logística", historyLabel: "Costo de logística" },
  partsCost: { name: "parts_cost", label: "Repuestos", historyLabel: "Costo de repuestos" },
  totalCost: { name: "total_cost", label: "Costo total", formLabel: "Costo total acordado" },
  technicianName: { name: "technician_name", label: "Técnico" },
  supervisorName: { name: "supervisor_name", label: "Supervisor" },
  status: { name: "status", label: "Estado" },
  approvedBy: { name: "approved_by", label: "Aprobada por", shortLabel: "Aprobación" },
  approvedAt: { name: "approved_at", label: "Aprobada el" },
} as const satisfies NamedFields;
