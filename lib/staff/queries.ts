import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import { operatorBlocks, staff, staffPasses, vaccinations } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { groupedBy } from "../values/rows";
import type { StaffMember } from "./get-staff-member";

const liveStaff = (ctx: BaseContext) =>
  ctx.db.select({ id: staff.id }).from(staff).where(undeleted(staff));

export const liveStaffPasses = (ctx: BaseContext, also?: SQL): SQL | undefined =>
  and(also, live(staffPasses), inArray(staffPasses.staffId, liveStaff(ctx)));

export const liveVaccines = (ctx: BaseContext, also?: SQL): SQL | undefined =>
  and(also, live(vaccinations), inArray(vaccinations.staffId, liveStaff(ctx)));

export const selectStaffPasses = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({ pass: staffPasses, label: operatorBlocks.label })
    .from(staffPasses)
    .innerJoin(operatorBlocks, eq(operatorBlocks.code, staffPasses.block))
    .where(liveStaffPasses(ctx, where));

export type StaffPass = Awaited<ReturnType<typeof selectStaffPasses>>[number];
export type Vaccination = typeof vaccinations.$inferSelect;
export type StaffCard = StaffMember & { passes: StaffPass[]; vaccinations: Vaccination[] };

export async function withStaffPapers(ctx: BaseContext, rows: StaffMember[]): Promise<StaffCard[]> {
  const ids = rows.map(({ id }) => id);
  const [passes, vaccines] = await Promise.all([
    selectStaffPasses(ctx, among(staffPasses.staffId, ids)).orderBy(
      asc(staffPasses.block),
      asc(staffPasses.id),
    ),
    ctx.db
      .select()
      .from(vaccinations)
      .where(liveVaccines(ctx, among(vaccinations.staffId, ids)))
      .orderBy(desc(vaccinations.appliedOn), desc(vaccinations.id)),
  ]);
  const passesOf = groupedBy(passes, ({ pass }) => pass.staffId);
  const vaccinesOf = groupedBy(vaccines, ({ staffId }) => staffId);
  return rows.map((member) => ({
    ...member,
    passes: passesOf.get(member.id) ?? [],
    vaccinations: vaccinesOf.get(member.id) ?? [],
  }));
}
