import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  assignmentRates,
  assignments,
  attachments,
  calendarEventItems,
  calendarEvents,
  confirmedCharges,
  custodyChainItems,
  custodyChains,
  custodyScans,
  dispositionCertificates,
  equipment,
  maintenanceSheets,
  operatorBlocks,
  partners,
  projects,
  settings,
  shippingGuideItems,
  shippingGuides,
  staff,
  staffPasses,
  users,
  vaccinations,
  vehicleCertificationRecords,
  vehiclePasses,
  vehicles,
  visits,
  worksheetLines,
  worksheets,
  writeOffs,
} from "@/db/schema";
import type { RecordType } from "./list-changes";

type Table = PgTable & { id: PgColumn };

/** Columns that name the record; a reference stands for the name of what it leads to. */
type Naming = { table: Table; parts: readonly string[] };

export const namings: Record<RecordType, Naming> = {
  user: { table: users, parts: ["first_name", "last_name"] },
  settings: { table: settings, parts: [] },
  operator_block: { table: operatorBlocks, parts: ["label"] },
  partner: { table: partners, parts: ["name"] },
  project: { table: projects, parts: ["partner_id", "location"] },
  resource_item: { table: equipment, parts: ["code"] },
  project_resource: { table: assignments, parts: ["resource_item_id"] },
  sheet_project: { table: worksheets, parts: ["series_code"] },
  sheet_project_detail: { table: worksheetLines, parts: ["sheet_project_id", "description"] },
  custody_chain: { table: custodyChains, parts: ["consecutive"] },
  custody_chain_detail: {
    table: custodyChainItems,
    parts: ["custody_chain_id", "resource_item_id"],
  },
  maintenance_sheet: { table: maintenanceSheets, parts: ["sheet_number"] },
  vehicle: { table: vehicles, parts: ["no_plate"] },
  certification_vehicle: { table: vehicleCertificationRecords, parts: ["vehicle_id", "name"] },
  pass_vehicle: { table: vehiclePasses, parts: ["vehicle_id", "bloque"] },
  technical: { table: staff, parts: ["first_name", "last_name"] },
  pass_technical: { table: staffPasses, parts: ["technical_id", "bloque"] },
  vaccination_record: { table: vaccinations, parts: ["technical_id", "vaccine_type"] },
  shipping_guide: { table: shippingGuides, parts: ["guide_number"] },
  shipping_guide_detail: {
    table: shippingGuideItems,
    parts: ["shipping_guide_id", "description"],
  },
  calendar_event: { table: calendarEvents, parts: ["title"] },
  calendar_event_detail: {
    table: calendarEventItems,
    parts: ["calendar_event_id", "resource_item_id"],
  },
  schedule_visit: { table: visits, parts: ["project_resource_id", "planned_date"] },
  attachment: { table: attachments, parts: ["file_name"] },
  custody_scan: { table: custodyScans, parts: ["file_name"] },
  disposition_certificate: { table: dispositionCertificates, parts: ["number"] },
  write_off: { table: writeOffs, parts: ["project_resource_id"] },
  assignment_rate: { table: assignmentRates, parts: ["project_resource_id", "from_date"] },
  confirmed_charge: { table: confirmedCharges, parts: ["resource_item_id", "date"] },
};
