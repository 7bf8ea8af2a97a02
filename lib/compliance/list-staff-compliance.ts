import type { Context } from "../kernel/context";
import type { StaffMember } from "../staff/get-staff-member";
import { workAreaLabels } from "../staff/labels";
import { listStaffPapers } from "../staff/list-papers";
import { listPlainStaff } from "../staff/list-staff";
import { staffPaperLabels } from "../staff/papers";
import { type Compliance, type ComplianceAsked, complianceOf, type Subject } from "./compliance";
import { getJobRequirement } from "./get-job-requirement";
import { matrixRows } from "./matrix";

type Asked = ComplianceAsked & { workArea?: StaffMember["workArea"] | undefined };

const subjectOf = ({ id, firstName, lastName, workArea }: StaffMember): Subject => ({
  id,
  name: `${lastName} ${firstName}`,
  detail: workAreaLabels[workArea],
});

export async function listStaffCompliance(ctx: Context, asked: Asked): Promise<Compliance> {
  const { search, workArea, sort = null } = asked;
  const { requirement, blocks } = await getJobRequirement(ctx, asked);
  const [members, papers] = await Promise.all([
    listPlainStaff(ctx, { search, workArea, sort, isActive: true, page: null }),
    listStaffPapers(ctx, "active"),
  ]);
  const rows = matrixRows(members.rows.map(subjectOf), papers, requirement);
  return { ...complianceOf(rows, staffPaperLabels, requirement, asked), blocks };
}
