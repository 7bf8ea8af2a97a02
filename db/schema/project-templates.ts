import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { audit, deleted, id } from "../columns";
import type { TemplateService, TemplateUnits } from "../stored-template";

/** What a project begins with, by name; read and written whole. */
export const projectTemplates = pgTable(
  "project_templates",
  {
    id: id(),
    name: text("name").notNull(),
    block: text("bloque"),
    notes: text("notes"),
    units: jsonb("units").$type<TemplateUnits[]>().notNull(),
    services: jsonb("services").$type<TemplateService[]>().notNull(),
    isDeleted: deleted(),
    ...audit(),
  },
  (t) => [
    uniqueIndex("project_templates_name_unique")
      .on(sql`lower(${t.name})`)
      .where(sql`not ${t.isDeleted}`),
  ],
);
