import { asLongAsTheBusiness, asLongAsTheTechnician, auditedTable, plainTable } from "./held-table";

const fitness =
  "To send to a job only who may enter it and work there safely, as employers and the operators of blocks must prove.";

export const people = {
  technicals: auditedTable({
    whom: "Technicians",
    why: fitness,
    howLong: asLongAsTheTechnician,
    about: `first_name last_name email dni nro_phone work_area date_joined birth_date license_issue_date
      license_expiry_date defensive_driving_certificate_issue_date defensive_driving_certificate_expiry_date
      mae_certificate_issue_date mae_certificate_expiry_date medical_certificate_issue_date
      medical_certificate_expiry_date is_iess_affiliated has_life_insurance_policy quest_ncst_code
      quest_start_date quest_end_date`,
    named: "quest_instructor",
    words: "notes",
    erased: {
      replaced: "first_name last_name dni",
      blanked: `email nro_phone date_joined birth_date license_issue_date license_expiry_date
        defensive_driving_certificate_issue_date defensive_driving_certificate_expiry_date mae_certificate_issue_date
        mae_certificate_expiry_date medical_certificate_issue_date medical_certificate_expiry_date is_iess_affiliated
        has_life_insurance_policy quest_ncst_code quest_start_date quest_end_date quest_instructor notes`,
      proof: "work_area",
    },
    rest: "is_active is_deleted erased_at",
  }),
  technical_passes: auditedTable({
    whom: "Technicians",
    why: fitness,
    howLong: asLongAsTheTechnician,
    about: "bloque fecha_caducidad",
    who: "technical_id",
    words: "notes",
    erased: "deleted",
    rest: "is_active is_deleted",
  }),
  vaccination_records: auditedTable({
    whom: "Technicians (data of health)",
    why: fitness,
    howLong: asLongAsTheTechnician,
    about: "vaccine_type batch_number application_date dose_number next_dose_date",
    who: "technical_id",
    words: "notes",
    erased: "deleted",
    rest: "is_active is_deleted",
  }),
  partners: auditedTable({
    whom: "Clients: contacts, and clients who are natural persons",
    why: "To work for the client and to bill him.",
    howLong: asLongAsTheBusiness,
    about: "business_tax_id name address email phone",
    named: "name_contact",
    words: "notes",
    erased: { others: "business_tax_id name address email phone name_contact", words: "notes" },
    rest: "is_active is_deleted",
  }),
  attachments: auditedTable({
    whom: "Whoever a paper speaks of: identity cards, licences, vaccination cards, pictures, signed sheets",
    why: "To show the paper itself where the record is not enough.",
    howLong:
      "As long as the record that holds it; thirty days in the recycle bin once it is replaced or taken out. Papers of who is erased go with the next sweep.",
    about: "file_name",
    secret: "storage_key",
    erased: "deleted",
    rest: "model_type object_id field_name content_type size removed_at",
  }),
  file_checks: plainTable({
    whom: null,
    why: "To know that a file is still what it was when it arrived.",
    howLong: "As long as the file.",
    secret: "storage_key",
    erased: {},
    rest: "digest checked_at damage",
  }),
};
