import { and, asc, desc, eq, isNull, or, type SQL } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { operatorBlocks, staff, staffPasses, vaccinations } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { Paper } from "../papers/expiry";
import { groupedBy } from "../values/rows";
import type { StaffMember } from "./get-staff-member";
import { staffPapers, staffPapersOf } from "./papers";

type Whose = readonly number[] | "active";

const chosen = (whose: Whose): SQL | undefined =>
  whose === "active" ? live(staff) : among(staff.id, whose);

export const withoutStaffPaper: SQL | undefined = or(
  ...staffPapers.map(({ until }) => isNull(staff[until])),
);

const listPasses = (ctx: BaseContext, whose: Whose) =>
  ctx.db
    .select({
      id: staffPasses.id,
      staffId: staffPasses.staffId,
      block: operatorBlocks.code,
      blockLabel: operatorBlocks.label,
      expiresOn: staffPasses.expiresOn,
    })
    .from(staffPasses)
    .innerJoin(operatorBlocks, eq(operatorBlocks.code, staffPasses.block))
    .innerJoin(staff, eq(staff.id, staffPasses.staffId))
    .where(and(chosen(whose), live(staffPasses)))
    .orderBy(asc(staffPasses.id));

const listVaccines = (ctx: BaseContext, whose: Whose) =>
  ctx.db
    .selectDistinctOn([vaccinations.staffId, vaccinations.vaccine], {
      id: vaccinations.id,
      staffId: vaccinations.staffId,
      vaccine: vaccinations.vaccine,
      expiresOn: vaccinations.nextDoseOn,
    })
    .from(vaccinations)
    .innerJoin(staff, eq(staff.id, vaccinations.staffId))
    .where(and(chosen(whose), live(vaccinations)))
    .orderBy(
      asc(vaccinations.staffId),
      asc(vaccinations.vaccine),
      desc(vaccinations.appliedOn),
      desc(vaccinations.id),
    );

const papersOf = (
  members: readonly StaffMember[],
  passes: Awaited<ReturnType<typeof listPasses>>,
  newest: Awaited<ReturnType<typeof listVaccines>>,
): Paper[] => {
  const passesOf = groupedBy(passes, ({ staffId }) => staffId);
  const vaccinesOf = groupedBy(
    newest.filter(({ expiresOn }) => expiresOn !== null),
    ({ staffId }) => staffId,
  );
  return members.flatMap((member) =>
    staffPapersOf(member, passesOf.get(member.id) ?? [], vaccinesOf.get(member.id) ?? []),
  );
};

/** As {@link listStaffPapers}, of one who was read. */
export async function listPapersOfMember(ctx: BaseContext, member: StaffMember): Promise<Paper[]> {
  const [passes, newest] = await Promise.all([
    listPasses(ctx, [member.id]),
    listVaccines(ctx, [member.id]),
  ]);
  return papersOf([member], passes, newest);
}

/** Of each vaccine the next dose of the newest record, where it has one. */
export async function listStaffPapers(ctx: BaseContext, whose: Whose): Promise<Paper[]> {
  const [members, passes, newest] = await Promise.all([
    ctx.db.select().from(staff).where(chosen(whose)),
    listPasses(ctx, whose),
    listVaccines(ctx, whose),
  ]);
  return papersOf(members, passes, newest);
}
