import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { audit, id, instant, oneOfCheck } from "../columns";
import { scanPageStates, scanStatuses } from "../values";
import { custodyChains } from "./custody";
import { projects } from "./projects";

export const custodyScans = pgTable(
  "custody_scans",
  {
    id: id(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id),
    fileName: text("file_name").notNull(),
    size: bigint("size", { mode: "number" }).notNull(),
    storageKey: text("storage_key").notNull().unique("custody_scans_storage_key_unique"),
    pageCount: integer("page_count").notNull(),
    /** Pages read, or pages saved, out of `pageCount`. */
    progress: integer("progress").notNull().default(0),
    status: text("status", { enum: scanStatuses }).notNull().default("READING"),
    failure: text("failure"),
    /** Renewed while a process works on it; stale when the process is gone. */
    workedAt: instant("worked_at"),
    ...audit(),
  },
  (t) => [
    index("custody_scans_project_id_index").on(t.projectId),
    oneOfCheck("custody_scans_status_check", t.status, scanStatuses),
    check("custody_scans_page_count_check", sql`${t.pageCount} >= 1`),
  ],
);

export const custodyScanPages = pgTable(
  "custody_scan_pages",
  {
    id: id(),
    scanId: integer("custody_scan_id")
      .notNull()
      .references(() => custodyScans.id, { onDelete: "cascade" }),
    /** From 1, in the original. */
    page: integer("page").notNull(),
    state: text("state", { enum: scanPageStates }).notNull(),
    code: text("code"),
    chainId: integer("custody_chain_id").references(() => custodyChains.id),
    /** From 1, among the chain's pages. */
    position: integer("position"),
    /** Clockwise degrees that make it upright. */
    rotation: integer("rotation").notNull().default(0),
  },
  (t) => [
    unique("custody_scan_pages_page_unique").on(t.scanId, t.page),
    index("custody_scan_pages_chain_id_index").on(t.chainId),
    oneOfCheck("custody_scan_pages_state_check", t.state, scanPageStates),
    check("custody_scan_pages_rotation_check", sql`${t.rotation} in (0, 90, 180, 270)`),
  ],
);
