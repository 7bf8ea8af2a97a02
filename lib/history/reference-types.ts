import type { RecordType } from "./list-changes";

export const referenceTypes: Record<string, RecordType> = {
  partner_id: "partner",
  project_id: "project",
  stst_current_project_id: "project",
  resource_item_id: "resource_item",
  id_resource_item: "resource_item",
  physical_equipment_id: "resource_item",
  project_resource_id: "project_resource",
  retired_with_id: "project_resource",
  project_resource_item_id: "project_resource",
  sheet_project_id: "sheet_project",
  custody_chain_id: "custody_chain",
  maintenance_sheet_id: "maintenance_sheet",
  vehicle_id: "vehicle",
  technical_id: "technical",
  responsible_technical_id: "technical",
  shipping_guide_id: "shipping_guide",
  approver_id: "user",
  calendar_event_id: "calendar_event",
  reservation_id: "reservation",
  reservation_line_id: "reservation_line",
};
