import { and, asc, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { live, undeleted } from "@/db/live";
import { staff, staffPasses, vaccinations } from "@/db/schema";
import { contains, inSpanish } from "@/db/search";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";
import type { ExpirySpan } from "../papers/expiry";
import type { StaffMember } from "./get-staff-member";
import { withoutStaffPaper } from "./list-papers";
import { staffPapers } from "./papers";
import { type StaffCard, withStaffPapers } from "./queries";

type Asked = ListRequest & {
  workArea?: StaffMember["workArea"] | undefined;
  isActive?: boolean | undefined;
  ending?: ExpirySpan | undefined;
  isLacking?: boolean;
  /** Unless sorted: active ones first, by the paper that ends first. */
  isWorstFirst?: boolean;
};

const passesOf = and(eq(staffPasses.staffId, staff.id), live(staffPasses));
const vaccinesOf = and(eq(vaccinations.staffId, staff.id), live(vaccinations));

const ownDays = staffPapers.map(({ until }) => staff[until]);

/** The newest record of each vaccine counts. */
const firstExpiry = sql`least(
  ${sql.join(ownDays, sql`, `)},
  (select min(${staffPasses.expiresOn}) from ${staffPasses} where ${passesOf}),
  (select min(next) from (select distinct on (${vaccinations.vaccine}) ${vaccinations.nextDoseOn} as next
    from ${vaccinations} where ${vaccinesOf}
    order by ${vaccinations.vaccine}, ${vaccinations.appliedOn} desc, ${vaccinations.id} desc) as vaccines))`;

const columns = {
  expiry: firstExpiry,
  name: inSpanish(staff.lastName),
  dni: staff.dni,
  work_area: staff.workArea,
};

const endingIn = ({ from, to }: ExpirySpan): SQL | undefined =>
  and(
    staff.isActive,
    from ? gte(firstExpiry, from) : undefined,
    to ? lte(firstExpiry, to) : undefined,
  );

const searched = [staff.firstName, staff.lastName, staff.dni] as const;

export const matchingStaff = ({
  search,
  workArea,
  isActive,
  ending,
  isLacking,
}: Asked): SQL | undefined =>
  and(
    undeleted(staff),
    contains(searched, search),
    workArea && eq(staff.workArea, workArea),
    isActive === undefined ? undefined : eq(staff.isActive, isActive),
    ending && endingIn(ending),
    isLacking ? and(staff.isActive, withoutStaffPaper) : undefined,
  );

export function staffOrder({ sort, isWorstFirst }: Pick<Asked, "sort" | "isWorstFirst">): SQL[] {
  const names = [asc(inSpanish(staff.lastName)), asc(inSpanish(staff.firstName))];
  const worst = [desc(staff.isActive), asc(firstExpiry)];
  return orderOf(sort, columns, [...(isWorstFirst ? worst : []), ...names], staff.id);
}

export async function listStaff(ctx: Context, asked: Asked): Promise<Listed<StaffCard>> {
  const where = matchingStaff(asked);
  const rows = ctx.db
    .select()
    .from(staff)
    .where(where)
    .orderBy(...staffOrder(asked));
  const listed = await listedOf(rows, () => ctx.db.$count(staff, where), asked.page);
  return { ...listed, rows: await withStaffPapers(ctx, listed.rows) };
}
