import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { active, audit, deleted, id, instant, oneOfCheck } from "../columns";
import { vaccineTypes, workAreas } from "../values";
import { operatorBlocks } from "./settings";

export const staff = pgTable(
  "technicals",
  {
    id: id(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email"),
    workArea: text("work_area", { enum: workAreas }).notNull(),
    dni: text("dni").notNull(),
    phone: text("nro_phone").notNull(),
    joinedOn: date("date_joined"),
    bornOn: date("birth_date"),
    licenseFrom: date("license_issue_date"),
    licenseUntil: date("license_expiry_date"),
    defensiveDrivingFrom: date("defensive_driving_certificate_issue_date"),
    defensiveDrivingUntil: date("defensive_driving_certificate_expiry_date"),
    maeFrom: date("mae_certificate_issue_date"),
    maeUntil: date("mae_certificate_expiry_date"),
    medicalFrom: date("medical_certificate_issue_date"),
    medicalUntil: date("medical_certificate_expiry_date"),
    isIessAffiliated: boolean("is_iess_affiliated").notNull().default(false),
    hasLifeInsurancePolicy: boolean("has_life_insurance_policy").notNull().default(false),
    questCode: text("quest_ncst_code"),
    questInstructor: text("quest_instructor"),
    questFrom: date("quest_start_date"),
    questUntil: date("quest_end_date"),
    notes: text("notes"),
    /** When what no duty keeps was erased. */
    erasedAt: instant("erased_at"),
    isActive: active(),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    uniqueIndex("technicals_dni_unique").on(t.dni).where(sql`not ${t.isDeleted}`),
    index("technicals_work_area_index").on(t.workArea),
    oneOfCheck("technicals_work_area_check", t.workArea, workAreas),
  ],
);

export const staffPasses = pgTable(
  "technical_passes",
  {
    id: id(),
    staffId: integer("technical_id")
      .notNull()
      .references(() => staff.id),
    block: text("bloque")
      .notNull()
      .references(() => operatorBlocks.code, { onUpdate: "cascade" }),
    expiresOn: date("fecha_caducidad").notNull(),
    notes: text("notes"),
    isActive: active(),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    index("technical_passes_technical_id_index").on(t.staffId),
    index("technical_passes_fecha_caducidad_index").on(t.expiresOn),
  ],
);

export const vaccinations = pgTable(
  "vaccination_records",
  {
    id: id(),
    staffId: integer("technical_id")
      .notNull()
      .references(() => staff.id),
    vaccine: text("vaccine_type", { enum: vaccineTypes }).notNull(),
    batchNumber: text("batch_number"),
    appliedOn: date("application_date").notNull(),
    doseNumber: integer("dose_number"),
    nextDoseOn: date("next_dose_date"),
    notes: text("notes"),
    isActive: active(),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    index("vaccination_records_technical_id_index").on(t.staffId),
    index("vaccination_records_next_dose_date_index").on(t.nextDoseOn),
    oneOfCheck("vaccination_records_vaccine_check", t.vaccine, vaccineTypes),
    check("vaccination_records_next_dose_check", sql`${t.nextDoseOn} > ${t.appliedOn}`),
  ],
);
