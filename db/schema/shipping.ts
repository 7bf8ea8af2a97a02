import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { audit, deleted, id, money, notNegative, oneOfCheck, quantity } from "../columns";
import { guideStatuses, guideTypes, transportReasons } from "../values";
import { equipment } from "./equipment";
import { projects } from "./projects";

export const shippingGuides = pgTable(
  "shipping_guides",
  {
    id: id(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id),
    guideNumber: text("guide_number").notNull(),
    type: text("type_shipping_guide", { enum: guideTypes }).notNull().default("EXIT"),
    status: text("status", { enum: guideStatuses }).notNull().default("DRAFT"),
    issueDate: date("issue_date").notNull(),
    startDate: date("start_date"),
    endDate: date("end_date"),
    originPlace: text("origin_place"),
    destinationPlace: text("destination_place"),
    carrierName: text("carrier_name"),
    carrierCi: text("carrier_ci"),
    vehiclePlate: text("vehicle_plate"),
    dispatcherName: text("dispatcher_name"),
    dispatcherCi: text("dispatcher_ci"),
    contactName: text("contact_name"),
    contactPhone: text("contact_phone"),
    receivedBy: text("recibed_by"),
    receivedCi: text("recibed_ci"),
    reason: text("reason_transport", { enum: transportReasons }),
    transportCost: money("cost_transport").notNull().default("0"),
    stowageCost: money("cost_stowage").notNull().default("0"),
    logisticsConcept: text("sheet_project_logistics_concept"),
    stowageConcept: text("sheet_project_stowage_concept"),
    notes: text("notes"),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    uniqueIndex("shipping_guides_guide_number_unique")
      .on(t.guideNumber)
      .where(sql`not ${t.isDeleted}`),
    index("shipping_guides_project_id_index").on(t.projectId),
    index("shipping_guides_issue_date_index").on(t.issueDate),
    oneOfCheck("shipping_guides_type_check", t.type, guideTypes),
    oneOfCheck("shipping_guides_status_check", t.status, guideStatuses),
    oneOfCheck("shipping_guides_reason_check", t.reason, transportReasons),
    notNegative("shipping_guides_cost_transport_check", t.transportCost),
    notNegative("shipping_guides_cost_stowage_check", t.stowageCost),
  ],
);

export const shippingGuideItems = pgTable(
  "shipping_guide_details",
  {
    id: id(),
    guideId: integer("shipping_guide_id")
      .notNull()
      .references(() => shippingGuides.id, { onDelete: "cascade" }),
    equipmentId: integer("id_resource_item").references(() => equipment.id),
    description: text("description").notNull(),
    quantity: quantity("quantity").notNull(),
    unit: text("unit"),
    ...audit(),
  },
  (t) => [
    index("shipping_guide_details_shipping_guide_id_index").on(t.guideId),
    index("shipping_guide_details_id_resource_item_index").on(t.equipmentId),
    notNegative("shipping_guide_details_quantity_check", t.quantity),
  ],
);
