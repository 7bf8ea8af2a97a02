import { and, asc, eq, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { equipment, partners, projects } from "@/db/schema";
import { contains, inSpanish } from "@/db/search";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";
import { availableUnits, service } from "../placement/availability-conditions";
import type { EquipmentType } from "./checklist";
import type { Condition } from "./condition";
import type { Equipment } from "./get-equipment";

export type ListedEquipment = Equipment & {
  project: { id: number; partnerName: string; location: string } | null;
};

type EquipmentQuery = ListRequest & {
  types?: readonly EquipmentType[] | undefined;
  conditions?: readonly Condition[] | undefined;
  availabilities?: readonly Equipment["availability"][] | undefined;
  projectId?: number | undefined;
  isActive?: boolean | undefined;
  /** Defaults to true. */
  withServices?: boolean | undefined;
  isAvailable?: boolean | undefined;
};

const sortable = {
  code: inSpanish(equipment.code),
  name: inSpanish(equipment.name),
  type: equipment.type,
  condition: equipment.condition,
  availability: equipment.availability,
  location: equipment.currentLocation,
  since: equipment.commitmentDate,
  updated: equipment.updatedAt,
};

const amongAsked = (column: PgColumn, words: readonly string[] | undefined): SQL | undefined =>
  words && words.length > 0 ? among(column, words) : undefined;

const freedom = (isAvailable: boolean | undefined): SQL | undefined => {
  if (isAvailable === undefined) return undefined;
  return isAvailable ? availableUnits(equipment) : sql`not (${availableUnits(equipment)})`;
};

const matching = (query: EquipmentQuery): SQL | undefined =>
  and(
    undeleted(equipment),
    contains([equipment.code, equipment.name], query.search),
    amongAsked(equipment.type, query.types),
    amongAsked(equipment.condition, query.conditions),
    amongAsked(equipment.availability, query.availabilities),
    query.projectId ? eq(equipment.currentProjectId, query.projectId) : undefined,
    query.isActive === undefined ? undefined : eq(equipment.isActive, query.isActive),
    query.withServices === false ? not(service(equipment)) : undefined,
    freedom(query.isAvailable),
  );

const columns = {
  unit: equipment,
  project: { id: projects.id, location: projects.location },
  partnerName: partners.name,
};

type Row = {
  unit: Equipment;
  project: { id: number; location: string } | null;
  partnerName: string | null;
};

const listedEquipment = ({ unit, project, partnerName }: Row): ListedEquipment => ({
  ...unit,
  project: project && { ...project, partnerName: partnerName ?? "" },
});

export async function listEquipment(
  ctx: Context,
  query: EquipmentQuery,
): Promise<Listed<ListedEquipment>> {
  const { page, sort } = query;
  const where = matching(query);
  const usual = [asc(equipment.type), asc(equipment.code)];
  const rows = ctx.db
    .select(columns)
    .from(equipment)
    .leftJoin(projects, eq(projects.id, equipment.currentProjectId))
    .leftJoin(partners, eq(partners.id, projects.partnerId))
    .where(where)
    .orderBy(...orderOf(sort, sortable, usual, equipment.id));
  const listed = await listedOf(rows, () => ctx.db.$count(equipment, where), page);
  return { ...listed, rows: listed.rows.map(listedEquipment) };
}
