import type { Context } from "../kernel/context";
import type { StaffMember } from "../staff/get-staff-member";
import { workAreaLabels } from "../staff/labels";
import { listStaffPapers } from "../staff/list-papers";
import { listPlainStaff } from "../staff/list-staff";
import { staffPaperLabels } from "../staff/papers";
import { type Compliance, type ComplianceAsked, complianceOf, type Subject } from "./compliance";
import { getDemand } from "./get-demand";
import { matrixRows } from "./matrix";

type Asked = ComplianceAsked & { workArea?: StaffMember["workArea"] | undefined };

const subjectOf = ({ id, firstName, lastName, workArea }: StaffMember): Subject => ({
  id,
  name: `${lastName} ${firstName}`,
  detail: workAreaLabels[workArea],
});

export async function listStaffCompliance(ctx: Context, asked: Asked): Promise<Compliance> {
  const { search, workArea, sort = null } = asked;
  const { demand, blocks } = await getDemand(ctx, asked);
  const [members, papers] = await Promise.all([
    listPlainStaff(ctx, { search, workArea, sort, isActive: true, page: null }),
    listStaffPapers(ctx, "active"),
  ]);
  const rows = matrixRows(members.rows.map(subjectOf), papers, demand);
  return { ...complianceOf(rows, staffPaperLabels, demand, asked), blocks };
}
