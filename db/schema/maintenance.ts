import { date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { audit, deleted, id, instant, money, notNegative, oneOfCheck, quantity } from "../columns";
import { maintenanceStatuses, maintenanceTypes } from "../values";
import { equipment } from "./equipment";
import { projects } from "./projects";

export const maintenanceSheets = pgTable(
  "maintenance_sheets",
  {
    id: id(),
    sheetNumber: text("sheet_number").notNull().unique("maintenance_sheets_sheet_number_unique"),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id),
    equipmentId: integer("resource_item_id")
      .notNull()
      .references(() => equipment.id),
    date: date("date").notNull(),
    type: text("type_maintenance", { enum: maintenanceTypes }).notNull(),
    faultDescription: text("fault_description"),
    faultCauses: text("fault_causes"),
    partsUsed: text("parts_used"),
    workPerformed: text("work_performed"),
    observations: text("observations"),
    days: quantity("days").notNull().default("1"),
    dailyRate: money("daily_rate").notNull().default("0"),
    logisticsCost: money("logistics_cost").notNull().default("0"),
    partsCost: money("parts_cost").notNull().default("0"),
    totalCost: money("total_cost").notNull().default("0"),
    technicianName: text("technician_name"),
    supervisorName: text("supervisor_name"),
    status: text("status", { enum: maintenanceStatuses }).notNull().default("IN_PROGRESS"),
    approvedBy: text("approved_by"),
    approvedAt: instant("approved_at"),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    index("maintenance_sheets_project_id_index").on(t.projectId),
    index("maintenance_sheets_resource_item_id_index").on(t.equipmentId),
    index("maintenance_sheets_date_index").on(t.date),
    oneOfCheck("maintenance_sheets_type_check", t.type, maintenanceTypes),
    oneOfCheck("maintenance_sheets_status_check", t.status, maintenanceStatuses),
    notNegative("maintenance_sheets_days_check", t.days),
    notNegative("maintenance_sheets_daily_rate_check", t.dailyRate),
    notNegative("maintenance_sheets_logistics_cost_check", t.logisticsCost),
    notNegative("maintenance_sheets_parts_cost_check", t.partsCost),
    notNegative("maintenance_sheets_total_cost_check", t.totalCost),
  ],
);
