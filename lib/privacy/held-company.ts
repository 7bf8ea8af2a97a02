import { vehicleFields } from "../vehicles/fields";
import { asLongAsTheBusiness, audited, others, plain } from "./holding";

export const company = {
  settings: plain({
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
      login_attempts_minutes session_idle_hours access_log_months second_factor_roles`,
  }),
  operator_blocks: audited({
    whom: null,
    why: "To name the blocks that passes are for.",
    howLong: asLongAsTheBusiness,
    erased: {},
    rest: "code label position",
  }),
  installation: plain({
    whom: null,
    why: "To know this installation among others.",
    howLong: "For good.",
    secret: "code_secret answer_secret",
    erased: {},
    rest: `id installation_id server_identifier database_oid sweeping_until proxy_seen_at store_trouble orphans stored codes_since`,
  }),
  resource_items: audited({
    whom: null,
    why: "To know what the company owns and where it is.",
    howLong: asLongAsTheBusiness,
    words: "stst_repair_reason retirement_reason notes",
    erased: { words: "stst_repair_reason retirement_reason notes" },
    rest: `name code type_equipment stst_status_equipment stst_status_disponibility stst_current_location
      stst_current_project_id stst_commitment_date stst_release_date brand model serial_number date_purchase height
      width depth weight capacity_gallons have_foot_pumps have_soap_dispenser have_paper_dispenser
      have_napkin_dispenser have_paper_towels have_urinals have_seat have_toilet_pump have_sink_pump have_toilet_lid
      have_bathroom_bases have_ventilation_pipe have_blower_brand have_belt_brand have_blower_pulley have_motor_pulley
      have_electrical_panel have_motor_guard have_relay_engine have_relay_blower have_engine have_engine_guard
      have_uv_filter have_pump_filter have_pump_dosing have_pump_pressure have_hidroneumatic_tank
      have_sand_carbon_filter engine_fases blower_brand blower_model engine_brand engine_model belt_brand belt_model
      belt_type electrical_panel_brand relay_engine relay_blower pump_filter pump_pressure pump_dosing uv_filter
      sand_carbon_filter hidroneumatic_tank is_active is_deleted`,
  }),
  vehicles: audited({
    whom: "Owners of vehicles who are natural persons",
    why: "To send to a job only vehicles that may enter it.",
    howLong: asLongAsTheBusiness,
    named: "owner_transport no_plate",
    words: "notes",
    erased: { others: "owner_transport no_plate", words: "notes" },
    rest: `${others(vehicleFields, "owner_transport no_plate notes")} is_deleted`,
  }),
  vehicle_certifications: audited({
    whom: null,
    why: "To send to a job only vehicles that may enter it.",
    howLong: asLongAsTheBusiness,
    words: "description",
    erased: { words: "description" },
    rest: "vehicle_id name date_start date_end is_active is_deleted",
  }),
  vehicle_passes: audited({
    whom: null,
    why: "To send to a job only vehicles that may enter it.",
    howLong: asLongAsTheBusiness,
    erased: {},
    rest: "vehicle_id bloque fecha_caducidad is_active is_deleted",
  }),
};
