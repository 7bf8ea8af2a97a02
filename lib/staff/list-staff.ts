import { and, asc, desc, eq, getTableColumns, gte, lte, type SQL, sql } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { paperEndingIn } from "@/db/paper-ending-in";
import { staff } from "@/db/schema";
import { contains, inSpanish } from "@/db/search";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";

import type { ExpirySpan } from "../papers/expiry";
import { firstExpiries, firstExpiry } from "./first-expiry";
import type { StaffMember } from "./get-staff-member";
import { withoutStaffPaper } from "./list-papers";
import { staffPaperFacts } from "./paper-facts";
import { type StaffCard, withStaffPapers } from "./queries";

type Asked = ListRequest & {
  workArea?: StaffMember["workArea"] | undefined;
  isActive?: boolean | undefined;
  ending?: ExpirySpan | undefined;
  /** Any paper that counts does. */
  anyEnding?: ExpirySpan | undefined;
  isLacking?: boolean;
  /** Unless sorted: active ones first, by the paper that ends first. */
  isWorstFirst?: boolean;
};

const columns = {
  expiry: sql`expiries.first`,
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
  anyEnding,
  isLacking,
}: Asked): SQL | undefined =>
  and(
    undeleted(staff),
    contains(searched, search),
    workArea && eq(staff.workArea, workArea),
    isActive === undefined ? undefined : eq(staff.isActive, isActive),
    ending && endingIn(ending),
    anyEnding && and(staff.isActive, paperEndingIn(staff.id, staffPaperFacts(), anyEnding)),
    isLacking ? and(staff.isActive, withoutStaffPaper) : undefined,
  );

type Order = Pick<Asked, "sort" | "isWorstFirst">;

const isByExpiry = ({ sort, isWorstFirst = false }: Order): boolean =>
  sort ? sort.field === "expiry" : isWorstFirst;

export function staffOrder({ sort, isWorstFirst }: Order): SQL[] {
  const names = [asc(inSpanish(staff.lastName)), asc(inSpanish(staff.firstName))];
  const worst = [desc(staff.isActive), asc(columns.expiry)];
  return orderOf(sort, columns, [...(isWorstFirst ? worst : []), ...names], staff.id);
}

export async function listStaff(ctx: Context, asked: Asked): Promise<Listed<StaffCard>> {
  const where = matchingStaff(asked);
  const members = ctx.db.select(getTableColumns(staff)).from(staff).$dynamic();
  const rows = isByExpiry(asked)
    ? members.innerJoin(firstExpiries, sql`expiries.id = ${staff.id}`)
    : members;
  const listed = await listedOf(
    rows.where(where).orderBy(...staffOrder(asked)),
    () => ctx.db.$count(staff, where),
    asked.page,
  );
  return { ...listed, rows: await withStaffPapers(ctx, listed.rows) };
}
