import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  assignments,
  calendarEvents,
  custodyChains,
  equipment,
  maintenanceSheets,
  partners,
  projects,
  shippingGuides,
  staff,
  vehicles,
  worksheets,
} from "@/db/schema";
import type { recordTypes } from "@/db/values";
import { chainMoves } from "../states/chain";
import { guideMoves } from "../states/guide";
import { openStatus, settledStatuses, worksheetMoves } from "../states/worksheet";
import { became, was } from "./logged";

type Logged = {
  recordType: (typeof recordTypes)[number];
  table: PgTable & { id: PgColumn };
  named: SQL | PgColumn;
  /** US$, as the record stands. */
  amount: SQL | PgColumn | null;
};

/** `happened` asks a row of the change log. */
export type ReversalAct = Logged & { act: string; happened: SQL };

const turned = (status: PgColumn, word: string): SQL =>
  and(sql`${was(status)} is not null`, sql`${became(status)} = ${word}`) as SQL;

const fromSettled = sql`${was(worksheets.status)} = any(${`{${settledStatuses.join(",")}}`}::text[])`;

const sheets: Logged = {
  recordType: "sheet_project",
  table: worksheets,
  named: worksheets.seriesCode,
  amount: worksheets.subtotal,
};
const chains: Logged = {
  recordType: "custody_chain",
  table: custodyChains,
  named: custodyChains.consecutive,
  amount: null,
};
const guides: Logged = {
  recordType: "shipping_guide",
  table: shippingGuides,
  named: shippingGuides.guideNumber,
  amount: sql`${shippingGuides.transportCost} + ${shippingGuides.stowageCost}`,
};

type Hidable = PgTable & Record<"id" | "isDeleted", PgColumn>;

const deleted = (
  act: string,
  recordType: Logged["recordType"],
  table: Hidable,
  named: SQL | PgColumn,
  amount: Logged["amount"] = null,
): ReversalAct => ({
  act,
  recordType,
  table,
  named,
  amount,
  happened: sql`${became(table.isDeleted)} = 'true'`,
});

export const reversalActs: readonly ReversalAct[] = [
  {
    ...sheets,
    act: "Planilla reabierta",
    happened: and(fromSettled, turned(worksheets.status, openStatus)) as SQL,
  },
  {
    ...sheets,
    act: "Planilla cancelada",
    happened: turned(worksheets.status, worksheetMoves.cancel.to),
  },
  {
    ...chains,
    act: "Cadena anulada",
    happened: turned(custodyChains.status, chainMoves.cancel.to),
  },
  { ...guides, act: "Guía anulada", happened: turned(shippingGuides.status, guideMoves.void.to) },
  deleted("Planilla eliminada", "sheet_project", worksheets, sheets.named, sheets.amount),
  deleted("Cadena eliminada", "custody_chain", custodyChains, chains.named),
  deleted("Guía eliminada", "shipping_guide", shippingGuides, guides.named, guides.amount),
  deleted(
    "Mantenimiento eliminado",
    "maintenance_sheet",
    maintenanceSheets,
    maintenanceSheets.sheetNumber,
    maintenanceSheets.totalCost,
  ),
  deleted("Evento eliminado", "calendar_event", calendarEvents, calendarEvents.title),
  deleted("Proyecto eliminado", "project", projects, projects.location),
  deleted("Cliente eliminado", "partner", partners, partners.name),
  deleted("Equipo o servicio eliminado", "resource_item", equipment, equipment.code),
  deleted("Vehículo eliminado", "vehicle", vehicles, vehicles.plate),
  deleted(
    "Técnico eliminado",
    "technical",
    staff,
    sql`${staff.firstName} || ' ' || ${staff.lastName}`,
  ),
];

/** Assignments are deleted for good: the log alone knows of them. */
export const removedAssignment: Omit<ReversalAct, "table" | "amount"> = {
  act: "Asignación eliminada",
  recordType: "project_resource",
  named: was(assignments.description),
  happened: and(
    sql`${was(assignments.cost)} is not null`,
    sql`${became(assignments.cost)} is null`,
  ) as SQL,
};

export const givenUp = "Renuncia de cobro";
