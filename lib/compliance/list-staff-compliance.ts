import { among } from "@/db/among";
import { staff } from "@/db/schema";
import type { BaseContext, Context } from "../kernel/context";
import type { StaffMember } from "../staff/get-staff-member";
import { workAreaLabels } from "../staff/labels";
import { listStaffPapers } from "../staff/list-papers";
import { matchingStaff, staffOrder } from "../staff/list-staff";
import { staffPaperFacts } from "../staff/paper-facts";
import { staffPaperNames } from "../staff/papers";
import type { Compliance, ComplianceAsked, Subject } from "./compliance";
import { listCompliance } from "./list-compliance";

type Asked = ComplianceAsked & { workArea?: StaffMember["workArea"] | undefined };

async function listSubjects(ctx: BaseContext, ids: readonly number[]): Promise<Subject[]> {
  const { id, firstName, lastName, workArea } = staff;
  const members = await ctx.db
    .select({ id, firstName, lastName, workArea })
    .from(staff)
    .where(among(id, ids));
  return members.map((member) => ({
    id: member.id,
    name: `${member.lastName} ${member.firstName}`,
    detail: workAreaLabels[member.workArea],
  }));
}

export const listStaffCompliance = (ctx: Context, asked: Asked): Promise<Compliance> => {
  const { search, workArea, page } = asked;
  const subjects = {
    table: staff,
    id: staff.id,
    matching: matchingStaff({ search, workArea, isActive: true, page }),
    order: staffOrder(asked),
    facts: staffPaperFacts,
    labels: staffPaperNames,
  };
  return listCompliance(ctx, subjects, asked, {
    listSubjects: (ids) => listSubjects(ctx, ids),
    listPapers: (ids) => listStaffPapers(ctx, ids),
  });
};
