import { and, desc, eq, not, type SQL, sql } from "drizzle-orm";
import { equipment, partners, projects, staff, vehicles } from "@/db/schema";
import type { BaseContext } from "../context";
import type { Hit } from "./hit";
import { begins, holds, type Sought } from "./queries";

const none = sql<number>`0`;

export async function listProjectHits(ctx: BaseContext, sought: Sought): Promise<Hit[]> {
  const label = sql<string>`'Proyecto ' || ${projects.id} || ' - ' || ${partners.name}`;
  const starts = begins(label, sought);
  const rows = await ctx.db
    .select({
      id: projects.id,
      projectId: sql<number>`${projects.id}`,
      label,
      detail: projects.location,
      starts,
    })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(
      and(
        projects.isActive,
        not(projects.isDeleted),
        holds([label, sql`${projects.location}`], sought),
      ),
    )
    .orderBy(desc(starts), desc(projects.id))
    .limit(sought.limit);
  return rows.map((row) => ({ type: "project", ...row }));
}

export async function listPartnerHits(ctx: BaseContext, sought: Sought): Promise<Hit[]> {
  const columns = [sql`${partners.businessTaxId}`, sql`${partners.name}`];
  const starts = begins(sql`${partners.name}`, sought);
  const rows = await ctx.db
    .select({
      id: partners.id,
      projectId: none,
      label: partners.name,
      detail: partners.businessTaxId,
      starts,
    })
    .from(partners)
    .where(and(not(partners.isDeleted), holds(columns, sought)))
    .orderBy(desc(starts), desc(partners.id))
    .limit(sought.limit);
  return rows.map((row) => ({ type: "partner", ...row }));
}

export async function listEquipmentHits(ctx: BaseContext, sought: Sought): Promise<Hit[]> {
  const columns = [sql`${equipment.code}`, sql`${equipment.name}`];
  const starts = begins(sql`${equipment.code}`, sought);
  const rows = await ctx.db
    .select({
      id: equipment.id,
      projectId: none,
      label: equipment.code,
      detail: equipment.name,
      starts,
    })
    .from(equipment)
    .where(and(not(equipment.isDeleted), holds(columns, sought)))
    .orderBy(desc(starts), desc(equipment.id))
    .limit(sought.limit);
  return rows.map((row) => ({ type: "resource_item", ...row }));
}

const vehicleName: SQL<string> = sql<string>`concat_ws(' ', ${vehicles.brand}, ${vehicles.model})`;

export async function listVehicleHits(ctx: BaseContext, sought: Sought): Promise<Hit[]> {
  const columns = [sql`${vehicles.plate}`, vehicleName];
  const starts = begins(sql`${vehicles.plate}`, sought);
  const rows = await ctx.db
    .select({
      id: vehicles.id,
      projectId: none,
      label: vehicles.plate,
      detail: vehicleName,
      starts,
    })
    .from(vehicles)
    .where(and(not(vehicles.isDeleted), holds(columns, sought)))
    .orderBy(desc(starts), desc(vehicles.id))
    .limit(sought.limit);
  return rows.map((row) => ({ type: "vehicle", ...row }));
}

const staffName: SQL<string> = sql<string>`${staff.firstName} || ' ' || ${staff.lastName}`;

export async function listStaffHits(ctx: BaseContext, sought: Sought): Promise<Hit[]> {
  const columns = [staffName, sql`${staff.dni}`];
  const starts = begins(staffName, sought);
  const rows = await ctx.db
    .select({ id: staff.id, projectId: none, label: staffName, detail: staff.dni, starts })
    .from(staff)
    .where(and(not(staff.isDeleted), holds(columns, sought)))
    .orderBy(desc(starts), desc(staff.id))
    .limit(sought.limit);
  return rows.map((row) => ({ type: "technical", ...row }));
}
