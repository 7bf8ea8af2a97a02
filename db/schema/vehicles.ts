import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { active, audit, deleted, id, oneOfCheck, quantity } from "../columns";
import {
  certificateStatuses,
  vehicleCertifications,
  vehicleStatuses,
  vehicleTypes,
} from "../values";
import { operatorBlocks } from "./settings";

export const vehicles = pgTable(
  "vehicles",
  {
    id: id(),
    brand: text("brand").notNull(),
    model: text("model"),
    type: text("type_vehicle", { enum: vehicleTypes }).notNull(),
    year: integer("year"),
    plate: text("no_plate").notNull(),
    chasis: text("chasis"),
    color: text("color"),
    owner: text("owner_transport").notNull(),
    status: text("status_vehicle", { enum: vehicleStatuses }).notNull().default("DISPONIBLE"),
    operationCertificateStatus: text("status_cert_oper", { enum: certificateStatuses }),
    operationCertificateFrom: date("date_cert_oper"),
    operationCertificateUntil: date("due_date_cert_oper"),
    registrationFrom: date("date_matricula"),
    registrationUntil: date("due_date_matricula"),
    mtopFrom: date("date_mtop"),
    mtopUntil: date("due_date_mtop"),
    technicalReviewFrom: date("date_technical_review"),
    technicalReviewUntil: date("due_date_technical_review"),
    satelliteFrom: date("date_satellite"),
    satelliteUntil: date("due_date_satellite"),
    policyNumber: text("nro_poliza"),
    insuranceCompany: text("insurance_company"),
    insuranceFrom: date("insurance_issue_date"),
    insuranceUntil: date("insurance_expiration_date"),
    serialNumber: text("serial_number"),
    engineNumber: text("engine_number"),
    chassisNumber: text("chassis_number"),
    capacityGallons: quantity("capacity_gallons"),
    notes: text("notes"),
    isActive: active(),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    uniqueIndex("vehicles_no_plate_unique").on(t.plate).where(sql`not ${t.isDeleted}`),
    index("vehicles_status_index").on(t.status),
    oneOfCheck("vehicles_type_check", t.type, vehicleTypes),
    oneOfCheck("vehicles_status_check", t.status, vehicleStatuses),
    oneOfCheck("vehicles_cert_oper_check", t.operationCertificateStatus, certificateStatuses),
  ],
);

export const vehicleCertificationRecords = pgTable(
  "vehicle_certifications",
  {
    id: id(),
    vehicleId: integer("vehicle_id")
      .notNull()
      .references(() => vehicles.id),
    name: text("name", { enum: vehicleCertifications }).notNull(),
    startDate: date("date_start").notNull(),
    endDate: date("date_end").notNull(),
    description: text("description"),
    isActive: active(),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    index("vehicle_certifications_vehicle_id_index").on(t.vehicleId),
    index("vehicle_certifications_date_end_index").on(t.endDate),
    oneOfCheck("vehicle_certifications_name_check", t.name, vehicleCertifications),
    check("vehicle_certifications_dates_check", sql`${t.endDate} > ${t.startDate}`),
  ],
);

export const vehiclePasses = pgTable(
  "vehicle_passes",
  {
    id: id(),
    vehicleId: integer("vehicle_id")
      .notNull()
      .references(() => vehicles.id),
    block: text("bloque")
      .notNull()
      .references(() => operatorBlocks.code, { onUpdate: "cascade" }),
    expiresOn: date("fecha_caducidad").notNull(),
    isActive: active(),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    index("vehicle_passes_vehicle_id_index").on(t.vehicleId),
    index("vehicle_passes_fecha_caducidad_index").on(t.expiresOn),
  ],
);
