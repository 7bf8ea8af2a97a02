import { asLongAsTheBusiness, auditedTable, plainTable, tableWithId } from "./held-table";

const billing = "To bill what was done, and to prove it to the client and the tax authority.";
const custody = "To prove who handed over, carried and received waste.";

export const work = {
  projects: auditedTable({
    whom: "Contacts of clients",
    why: "To reach who answers for the camp.",
    howLong: asLongAsTheBusiness,
    named: "contact_name contact_phone",
    words: "notes",
    erased: { others: "contact_name contact_phone", words: "notes" },
    rest: "partner_id location cardinal_point start_date end_date is_closed closed_on bloque coordinates is_active is_deleted",
  }),
  project_resources: auditedTable({
    whom: null,
    why: "To know what is rented to whom.",
    howLong: asLongAsTheBusiness,
    words: "detailed_description retirement_reason notes",
    erased: { words: "detailed_description retirement_reason notes" },
    rest: `project_id resource_item_id type_resource physical_equipment_id cost frequency_type interval_days weekdays
      monthdays operation_start_date operation_end_date expected_return_date is_retired retirement_date retired_with_id is_active is_deleted`,
  }),
  assignment_rates: auditedTable({
    whom: null,
    why: billing,
    howLong: asLongAsTheBusiness,
    words: "reason",
    erased: { words: "reason" },
    rest: "project_resource_id from_date cost is_withdrawn",
  }),
  sheet_projects: auditedTable({
    whom: "Contacts of clients",
    why: billing,
    howLong: asLongAsTheBusiness,
    named: "contact_reference contact_phone_reference",
    words: "observations",
    erased: { billing: "contact_reference contact_phone_reference", words: "observations" },
    rest: `project_id series_code date issue_date period_start period_end status service_type client_po_reference
      final_disposition_reference invoice_reference subtotal tax_percentage tax_amount total is_closed is_deleted`,
  }),
  sheet_project_details: auditedTable({
    whom: null,
    why: billing,
    howLong: asLongAsTheBusiness,
    words: "description",
    erased: { words: "description" },
    rest: `sheet_project_id kind project_resource_id resource_item_id maintenance_sheet_id shipping_guide_id date
      quantity unit_price subtotal reference_document is_manual manual_fields billed_days`,
  }),
  write_offs: auditedTable({
    whom: null,
    why: billing,
    howLong: asLongAsTheBusiness,
    words: "reason",
    erased: { words: "reason" },
    rest: "project_id project_resource_id dates amount",
  }),
  confirmed_charges: auditedTable({
    whom: null,
    why: billing,
    howLong: asLongAsTheBusiness,
    erased: {},
    rest: "project_id resource_item_id date claims charges",
  }),
  custody_chains: auditedTable({
    whom: "Contacts of clients, drivers, technicians",
    why: custody,
    howLong: asLongAsTheBusiness,
    named: "contact_name contact_phone driver_name driver_license technical_name",
    who: "technical_id",
    words: "observations",
    erased: {
      waste: "contact_name contact_phone driver_name driver_license technical_name",
      proof: "technical_id",
      words: "observations",
    },
    rest: `sheet_project_id consecutive date start_time end_time location type_waste status volume_unit volume_gallons
      volume_barrels volume_cubic_meters vehicle_id is_deleted`,
  }),
  custody_chain_details: auditedTable({
    whom: null,
    why: custody,
    howLong: asLongAsTheBusiness,
    erased: {},
    rest: "custody_chain_id project_resource_id resource_item_id physical_equipment_code",
  }),
  custody_scans: auditedTable({
    whom: "Whoever signed the scanned sheets",
    why: custody,
    howLong: asLongAsTheBusiness,
    about: "file_name",
    secret: "storage_key",
    erased: { waste: "file_name storage_key" },
    rest: "project_id size page_count progress status failure worked_at",
  }),
  custody_scan_pages: tableWithId({
    whom: null,
    why: custody,
    howLong: asLongAsTheBusiness,
    erased: {},
    rest: "custody_scan_id page state code custody_chain_id position rotation",
  }),
  disposition_certificates: auditedTable({
    whom: null,
    why: custody,
    howLong: asLongAsTheBusiness,
    erased: {},
    rest: "sheet_project_id number issued_on",
  }),
  maintenance_sheets: auditedTable({
    whom: "Technicians, supervisors, who approved",
    why: "To know what was mended, by whom, and to bill it.",
    howLong: asLongAsTheBusiness,
    named: "technician_name supervisor_name approved_by",
    words: "fault_description fault_causes parts_used work_performed observations",
    erased: {
      maintenance: "technician_name supervisor_name approved_by",
      words: "fault_description fault_causes parts_used work_performed observations",
    },
    rest: `sheet_number project_id resource_item_id date type_maintenance days daily_rate logistics_cost parts_cost
      total_cost status approved_at is_deleted`,
  }),
  counters: plainTable({
    whom: null,
    why: "To number papers.",
    howLong: "For good.",
    erased: {},
    rest: "name value",
  }),
  unbilled_totals: plainTable({
    whom: null,
    why: "To show at once what was done and not billed.",
    howLong: "Until the project's facts or the day change.",
    erased: {},
    rest: "project_id day items amount",
  }),
  unbilled_changes: plainTable({
    whom: null,
    why: "To know whose sum is out of date.",
    howLong: "For seconds, until it is summed again.",
    erased: {},
    rest: "project_id",
  }),
};
