import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, text, time, unique } from "drizzle-orm/pg-core";
import { audit, deleted, id, notNegative, oneOfCheck, volume } from "../columns";
import { chainStatuses, volumeUnits, wasteTypes } from "../values";
import { assignments } from "./assignments";
import { equipment } from "./equipment";
import { staff } from "./staff";
import { vehicles } from "./vehicles";
import { worksheets } from "./worksheets";

export const custodyChains = pgTable(
  "custody_chains",
  {
    id: id(),
    worksheetId: integer("sheet_project_id")
      .notNull()
      .references(() => worksheets.id),
    consecutive: text("consecutive").notNull().unique("custody_chains_consecutive_unique"),
    date: date("date").notNull(),
    startTime: time("start_time"),
    endTime: time("end_time"),
    location: text("location"),
    waste: text("type_waste", { enum: wasteTypes }).notNull(),
    status: text("status", { enum: chainStatuses }).notNull().default("DRAFT"),
    volumeUnit: text("volume_unit", { enum: volumeUnits }),
    gallons: volume("volume_gallons"),
    barrels: volume("volume_barrels"),
    cubicMeters: volume("volume_cubic_meters"),
    contactName: text("contact_name").notNull(),
    contactPhone: text("contact_phone"),
    driverName: text("driver_name"),
    driverLicense: text("driver_license"),
    technicianName: text("technical_name"),
    staffId: integer("technical_id").references(() => staff.id),
    vehicleId: integer("vehicle_id").references(() => vehicles.id),
    observations: text("observations"),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    index("custody_chains_sheet_project_id_index").on(t.worksheetId),
    index("custody_chains_date_index").on(t.date),
    index("custody_chains_latest_index")
      .on(t.date.desc().nullsFirst(), t.id)
      .where(sql`not ${t.isDeleted}`),
    index("custody_chains_technical_id_index").on(t.staffId),
    index("custody_chains_vehicle_id_index").on(t.vehicleId),
    oneOfCheck("custody_chains_waste_check", t.waste, wasteTypes),
    oneOfCheck("custody_chains_status_check", t.status, chainStatuses),
    oneOfCheck("custody_chains_volume_unit_check", t.volumeUnit, volumeUnits),
    notNegative("custody_chains_gallons_check", t.gallons),
    notNegative("custody_chains_barrels_check", t.barrels),
    notNegative("custody_chains_cubic_meters_check", t.cubicMeters),
  ],
);

export const custodyChainItems = pgTable(
  "custody_chain_details",
  {
    id: id(),
    chainId: integer("custody_chain_id")
      .notNull()
      .references(() => custodyChains.id, { onDelete: "cascade" }),
    assignmentId: integer("project_resource_id").references(() => assignments.id, {
      onDelete: "set null",
    }),
    equipmentId: integer("resource_item_id")
      .notNull()
      .references(() => equipment.id),
    sequence: integer("physical_equipment_code").notNull(),
    ...audit(),
  },
  (t) => [
    index("custody_chain_details_project_resource_id_index").on(t.assignmentId),
    index("custody_chain_details_resource_item_id_index").on(t.equipmentId),
    unique("custody_chain_details_sequence_unique").on(t.chainId, t.sequence),
  ],
);
