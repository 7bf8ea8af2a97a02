import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { audit, deleted, id, money, notNegative, oneOfCheck, quantity } from "../columns";
import { lineFields, lineKinds, worksheetStatuses } from "../values";
import { assignments } from "./assignments";
import { equipment } from "./equipment";
import { maintenanceSheets } from "./maintenance";
import { projects } from "./projects";
import { shippingGuides } from "./shipping";

export const worksheets = pgTable(
  "sheet_projects",
  {
    id: id(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id),
    seriesCode: text("series_code").notNull().unique("sheet_projects_series_code_unique"),
    date: date("date").notNull(),
    issueDate: date("issue_date").notNull(),
    periodStart: date("period_start").notNull(),
    periodEnd: date("period_end").notNull(),
    status: text("status", { enum: worksheetStatuses }).notNull().default("IN_PROGRESS"),
    serviceType: text("service_type"),
    contactReference: text("contact_reference"),
    contactPhoneReference: text("contact_phone_reference"),
    clientOrderReference: text("client_po_reference"),
    finalDispositionReference: text("final_disposition_reference"),
    invoiceReference: text("invoice_reference"),
    subtotal: money("subtotal").notNull().default("0"),
    taxPercentage: numeric("tax_percentage", { precision: 5, scale: 2 }).notNull().default("15"),
    taxAmount: money("tax_amount").notNull().default("0"),
    total: money("total").notNull().default("0"),
    observations: text("observations"),
    isClosed: boolean("is_closed").notNull().default(false),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    index("sheet_projects_project_id_index").on(t.projectId),
    index("sheet_projects_status_index").on(t.status).where(sql`not ${t.isDeleted}`),
    index("sheet_projects_date_index").on(t.date),
    index("sheet_projects_deleted_index").on(t.id).where(sql`${t.isDeleted}`),
    index("sheet_projects_latest_index")
      .on(t.date.desc().nullsFirst(), t.id)
      .where(sql`not ${t.isDeleted}`),
    oneOfCheck("sheet_projects_status_check", t.status, worksheetStatuses),
    check("sheet_projects_period_check", sql`${t.periodEnd} >= ${t.periodStart}`),
    check("sheet_projects_total_check", sql`${t.total} = ${t.subtotal} + ${t.taxAmount}`),
  ],
);

export const worksheetLines = pgTable(
  "sheet_project_details",
  {
    id: id(),
    worksheetId: integer("sheet_project_id")
      .notNull()
      .references(() => worksheets.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: lineKinds }).notNull(),
    assignmentId: integer("project_resource_id").references(() => assignments.id, {
      onDelete: "set null",
    }),
    equipmentId: integer("resource_item_id").references(() => equipment.id),
    maintenanceSheetId: integer("maintenance_sheet_id").references(() => maintenanceSheets.id),
    shippingGuideId: integer("shipping_guide_id").references(() => shippingGuides.id),
    date: date("date").notNull(),
    description: text("description").notNull(),
    quantity: quantity("quantity").notNull(),
    unitPrice: money("unit_price").notNull(),
    subtotal: money("subtotal").notNull(),
    referenceDocument: text("reference_document"),
    isManual: boolean("is_manual").notNull().default(false),
    manualFields: text("manual_fields", { enum: lineFields }).array().notNull().default([]),
    billedDays: date("billed_days").array(),
    ...audit(),
  },
  (t) => [
    index("sheet_project_details_sheet_project_id_index").on(t.worksheetId),
    index("sheet_project_details_project_resource_id_index").on(t.assignmentId),
    index("sheet_project_details_resource_item_id_index").on(t.equipmentId),
    index("sheet_project_details_maintenance_sheet_id_index").on(t.maintenanceSheetId),
    index("sheet_project_details_shipping_guide_id_index").on(t.shippingGuideId),
    oneOfCheck("sheet_project_details_kind_check", t.kind, lineKinds),
    notNegative("sheet_project_details_quantity_check", t.quantity),
    notNegative("sheet_project_details_unit_price_check", t.unitPrice),
    check(
      "sheet_project_details_subtotal_check",
      sql`${t.subtotal} = round(${t.quantity} * ${t.unitPrice}, 2)`,
    ),
  ],
);

export const dispositionCertificates = pgTable("disposition_certificates", {
  id: id(),
  worksheetId: integer("sheet_project_id")
    .notNull()
    .unique("disposition_certificates_sheet_unique")
    .references(() => worksheets.id),
  number: text("number").notNull().unique("disposition_certificates_number_unique"),
  issuedOn: date("issued_on").notNull(),
  ...audit(),
});
