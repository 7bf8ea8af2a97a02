import { asLongAsTheBusiness, auditedTable, tableWithId } from "./held-table";

export const plans = {
  shipping_guides: auditedTable({
    whom: "Carriers, dispatchers, receivers, contacts",
    why: "To carry goods with the paper that the tax authority asks for.",
    howLong: asLongAsTheBusiness,
    named: `carrier_name carrier_ci dispatcher_name dispatcher_ci contact_name contact_phone recibed_by recibed_ci
      vehicle_plate`,
    words: "notes sheet_project_logistics_concept sheet_project_stowage_concept",
    erased: {
      transport: `carrier_name carrier_ci dispatcher_name dispatcher_ci contact_name contact_phone recibed_by recibed_ci
        vehicle_plate`,
      words: "notes sheet_project_logistics_concept sheet_project_stowage_concept",
    },
    rest: `project_id guide_number type_shipping_guide status issue_date start_date end_date origin_place
      destination_place reason_transport cost_transport cost_stowage is_deleted`,
  }),
  shipping_guide_details: auditedTable({
    whom: null,
    why: "To say what a guide carries.",
    howLong: asLongAsTheBusiness,
    words: "description",
    erased: { words: "description" },
    rest: "shipping_guide_id id_resource_item quantity unit",
  }),
  reservations: auditedTable({
    whom: null,
    why: "To keep units for who was promised them.",
    howLong: asLongAsTheBusiness,
    words: "notes cancel_reason",
    erased: { words: "notes cancel_reason" },
    rest: "code partner_id project_id location bloque status hold_until is_deleted",
  }),
  reservation_lines: auditedTable({
    whom: null,
    why: "To say what was promised, and at what price.",
    howLong: asLongAsTheBusiness,
    erased: {},
    rest: `reservation_id type_equipment quantity from_date to_date min_capacity_gallons cost frequency_type
      interval_days weekdays monthdays maintenance_cost`,
  }),
  reservation_units: auditedTable({
    whom: null,
    why: "To know which units were promised.",
    howLong: asLongAsTheBusiness,
    erased: {},
    rest: "reservation_line_id resource_item_id project_resource_id has_yielded",
  }),
  calendar_events: auditedTable({
    whom: "Technicians",
    why: "To plan who does what.",
    howLong: asLongAsTheBusiness,
    who: "responsible_technical_id",
    words: "title description notes",
    erased: { proof: "responsible_technical_id", words: "title description notes" },
    rest: `project_id start_date end_date start_time end_time event_type priority status color is_deleted`,
  }),
  calendar_event_details: auditedTable({
    whom: null,
    why: "To plan what is done.",
    howLong: asLongAsTheBusiness,
    words: "description",
    erased: { words: "description" },
    rest: "calendar_event_id resource_item_id project_resource_item_id cost is_completed completed_date",
  }),
  schedule_visits: auditedTable({
    whom: "Technicians",
    why: "To know who served which day, and to bill it.",
    howLong: asLongAsTheBusiness,
    who: "technical_id",
    words: "reason notes",
    erased: { proof: "technical_id", words: "reason notes" },
    rest: "project_resource_id planned_date status moved_to",
  }),
  compliance_overrides: auditedTable({
    whom: "Technicians, and who answered for them",
    why: "To prove who let whom go to work without a paper, where, until when and why.",
    howLong: asLongAsTheBusiness,
    about: "requirement param from_date until_date",
    who: "technical_id approver_id",
    words: "reason",
    erased: {
      proof: "technical_id approver_id requirement param from_date until_date",
      words: "reason",
    },
    rest: "project_id vehicle_id resource_item_id is_withdrawn",
  }),
  gate_checks: tableWithId({
    whom: "Technicians, and who sent them",
    why: "To prove which rules an act went on against, and by whose word.",
    howLong: asLongAsTheBusiness,
    about: "day verdict failures",
    who: "technical_id user_id",
    words: "reason",
    erased: { proof: "technical_id user_id day verdict failures", words: "reason" },
    rest: "at act act_id project_id vehicle_id resource_item_id override_id",
  }),
};
