import { eq } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { equipment, partners, projects } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { listedOf } from "../lists/sql";
import { type EquipmentQuery, matchingEquipment, orderOfEquipment } from "./equipment-query";

/** Null while it is at no project. */
export type AtProject = { project: { id: number; partnerName: string; location: string } | null };

type Row<Unit> = {
  unit: Unit;
  project: { id: number; location: string } | null;
  partnerName: string | null;
};

/** Selected beside `unit`. */
export const projectColumns = {
  project: { id: projects.id, location: projects.location },
  partnerName: partners.name,
};

export const matchingUnits = <Select extends PgSelect>(select: Select, query: EquipmentQuery) =>
  select
    .leftJoin(projects, eq(projects.id, equipment.currentProjectId))
    .leftJoin(partners, eq(partners.id, projects.partnerId))
    .where(matchingEquipment(query))
    .orderBy(...orderOfEquipment(query));

const atProject = <Unit>({ unit, project, partnerName }: Row<Unit>): Unit & AtProject => ({
  ...unit,
  project: project && { ...project, partnerName: partnerName ?? "" },
});

/** The page of what {@link matchingUnits} gives. */
export async function listUnits<Unit>(
  ctx: Context,
  query: EquipmentQuery,
  rows: Parameters<typeof listedOf<Row<Unit>>>[0],
): Promise<Listed<Unit & AtProject>> {
  const countAll = () => ctx.db.$count(equipment, matchingEquipment(query));
  const listed = await listedOf(rows, countAll, query.page);
  return { ...listed, rows: listed.rows.map(atProject) };
}
