import { and, asc, eq, not, type SQL, sql } from "drizzle-orm";
import { staff, staffPasses, vaccinations } from "@/db/schema";
import { contains, inSpanish } from "@/db/search";
import type { Context } from "../context";
import { type ListQuery, listedOf, orderOf } from "../listing";
import type { Listed } from "../paging";
import type { StaffMember } from "./get-staff-member";
import { type StaffCard, withPapers } from "./queries";

type Asked = ListQuery & {
  workArea?: StaffMember["workArea"] | undefined;
  isActive?: boolean | undefined;
};

const passesOf = and(
  eq(staffPasses.staffId, staff.id),
  staffPasses.isActive,
  not(staffPasses.isDeleted),
);
const vaccinesOf = and(
  eq(vaccinations.staffId, staff.id),
  vaccinations.isActive,
  not(vaccinations.isDeleted),
);

/** The first day on which one of his papers ends; of passes the last of each block, of vaccines the newest record. */
const firstExpiry = sql`least(
  ${staff.licenseUntil}, ${staff.defensiveDrivingUntil}, ${staff.maeUntil}, ${staff.medicalUntil}, ${staff.questUntil},
  (select min(last) from (select max(${staffPasses.expiresOn}) as last
    from ${staffPasses} where ${passesOf} group by ${staffPasses.block}) as blocks),
  (select min(next) from (select distinct on (${vaccinations.vaccine}) ${vaccinations.nextDoseOn} as next
    from ${vaccinations} where ${vaccinesOf}
    order by ${vaccinations.vaccine}, ${vaccinations.appliedOn} desc, ${vaccinations.id} desc) as vaccines))`;

const columns = {
  expiry: firstExpiry,
  name: inSpanish(staff.lastName),
  dni: staff.dni,
  work_area: staff.workArea,
};

const searched = [staff.firstName, staff.lastName, staff.dni] as const;

const matching = ({ search, workArea, isActive }: Asked): SQL | undefined =>
  and(
    eq(staff.isDeleted, false),
    contains(searched, search),
    workArea && eq(staff.workArea, workArea),
    isActive === undefined ? undefined : eq(staff.isActive, isActive),
  );

/** The technicians who are not deleted, by surname, with their papers; the same few queries whatever their number. */
export async function listStaff(ctx: Context, asked: Asked): Promise<Listed<StaffCard>> {
  const where = matching(asked);
  const usual = [asc(inSpanish(staff.lastName)), asc(inSpanish(staff.firstName))];
  const rows = ctx.db
    .select()
    .from(staff)
    .where(where)
    .orderBy(...orderOf(asked.sort, columns, usual, staff.id));
  const listed = await listedOf(rows, () => ctx.db.$count(staff, where), asked.page);
  return { ...listed, rows: await withPapers(ctx, listed.rows) };
}
