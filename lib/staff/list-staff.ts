import { and, asc, eq, type SQL } from "drizzle-orm";
import { staff } from "@/db/schema";
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

const columns = {
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
