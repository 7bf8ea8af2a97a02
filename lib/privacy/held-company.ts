import { checklistItems, plantDetails } from "@/db/values";
import { equipmentFields } from "../equipment/fields";
import { vehicleFields } from "../vehicles/fields";
import {
  asLongAsTheBusiness,
  auditedTable,
  namesExcept,
  plainTable,
  tableWithId,
} from "./held-table";

export const company = {
  settings: plainTable({
    whom: "Who signs for the company",
    why: "To print the company's papers and to run the product.",
    howLong: "Until it is changed.",
    named: "signatories",
    who: "id_user_created id_user_updated",
    words: "document_texts",
    erased: {
      others: "signatories",
      proof: "id_user_created id_user_updated",
      words: "document_texts",
    },
    rest: `id version created_at updated_at company_name company_tax_id document_prefix owner_transport_default time_zone
      tax_percentage trusted_origins upload_limit_mb bulk_upload_limit_mb alert_days login_attempts_max
      login_attempts_minutes session_idle_hours access_log_months mail_days job_days second_factor_roles reservation_hold_hours reservations_block
      turnaround_days paper_months vaccine_schemes gate_custody technician_sees_money`,
  }),
  operator_blocks: auditedTable({
    whom: null,
    why: "To name the blocks that passes are for.",
    howLong: asLongAsTheBusiness,
    erased: {},
    rest: "code label position",
  }),
  sample_spans: plainTable({
    whom: null,
    why: "To tell what came with the demonstration.",
    howLong: "Until the sample is removed.",
    erased: {},
    rest: "record_type through_id",
  }),
  installation: plainTable({
    whom: null,
    why: "To know this installation among others.",
    howLong: "For good.",
    secret: "code_secret answer_secret",
    erased: {},
    rest: `id installation_id server_identifier database_oid sweeping_until proxy_seen_at store_trouble orphans stored codes_since`,
  }),
  resource_items: auditedTable({
    whom: null,
    why: "To know what the company owns and where it is.",
    howLong: asLongAsTheBusiness,
    words: "stst_repair_reason retirement_reason notes",
    erased: { words: "stst_repair_reason retirement_reason notes" },
    rest: `${namesExcept(equipmentFields, "stst_repair_reason retirement_reason notes is_active")}
      ${checklistItems.join(" ")} ${plantDetails.join(" ")} is_active is_deleted`,
  }),
  unit_blocks: auditedTable({
    whom: null,
    why: "To promise only units that can be had.",
    howLong: asLongAsTheBusiness,
    words: "reason",
    erased: { words: "reason" },
    rest: "resource_item_id from_date to_date block_kind",
  }),
  unit_claims: tableWithId({
    whom: null,
    why: "To promise a unit to one at a time.",
    howLong: asLongAsTheBusiness,
    erased: {},
    rest: "resource_item_id span claim_kind source_id is_firm",
  }),
  price_list_entries: auditedTable({
    whom: null,
    why: "To ask the same price of the same work.",
    howLong: asLongAsTheBusiness,
    words: "notes",
    erased: { words: "notes" },
    rest: "partner_id price_kind type_equipment resource_item_id from_date amount",
  }),
  compliance_rules: auditedTable({
    whom: null,
    why: "To ask of whoever goes to a job what its client and its block ask.",
    howLong: asLongAsTheBusiness,
    words: "note",
    erased: { words: "note" },
    rest: `partner_id bloque project_id subject requirement param applies_to level min_days from_date to_date`,
  }),
  vehicles: auditedTable({
    whom: "Owners of vehicles who are natural persons",
    why: "To send to a job only vehicles that may enter it.",
    howLong: asLongAsTheBusiness,
    named: "owner_transport no_plate",
    words: "notes",
    erased: { others: "owner_transport no_plate", words: "notes" },
    rest: `${namesExcept(vehicleFields, "owner_transport no_plate notes")} is_deleted`,
  }),
  vehicle_certifications: auditedTable({
    whom: null,
    why: "To send to a job only vehicles that may enter it.",
    howLong: asLongAsTheBusiness,
    words: "description",
    erased: { words: "description" },
    rest: "vehicle_id name date_start date_end is_active is_deleted",
  }),
  vehicle_passes: auditedTable({
    whom: null,
    why: "To send to a job only vehicles that may enter it.",
    howLong: asLongAsTheBusiness,
    erased: {},
    rest: "vehicle_id bloque fecha_caducidad is_active is_deleted",
  }),
};
