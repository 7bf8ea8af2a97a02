import { and, desc, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { partners, projects } from "@/db/schema";
import { type Branch, branchesBelow } from "../files/branch";
import type { BaseContext } from "../kernel/context";
import { projectName } from "../projects/labels";
import { amongOrAll, type IdsOrAll } from "./ids-or-all";
import { listGuideBranches } from "./list-guide-branches";
import { listMaintenanceBranches } from "./list-maintenance-branches";
import { listSheetBranches, type SheetBranch } from "./list-sheet-branches";

export type ProjectBranch = Omit<Branch, "children"> & {
  sheets: SheetBranch[];
  guides: Branch[];
  maintenance: Branch[];
};

export async function listProjectBranches(
  ctx: BaseContext,
  which: IdsOrAll,
): Promise<ProjectBranch[]> {
  const [rows, sheets, guides, maintenance] = await Promise.all([
    listProjects(ctx, which),
    listSheetBranches(ctx, which),
    listGuideBranches(ctx, which),
    listMaintenanceBranches(ctx, which),
  ]);
  const sheetsOf = branchesBelow(sheets);
  const guidesOf = branchesBelow(guides);
  const maintenanceOf = branchesBelow(maintenance);
  return rows.map((project) => ({
    model: "project",
    id: project.id,
    label: projectName(project),
    detail: project.location,
    seal: null,
    sheets: sheetsOf(project.id),
    guides: guidesOf(project.id),
    maintenance: maintenanceOf(project.id),
  }));
}

export const projectBranch = ({ sheets, guides, maintenance, ...project }: ProjectBranch) => ({
  ...project,
  children: [...sheets, ...guides, ...maintenance],
});

const listProjects = (ctx: BaseContext, which: IdsOrAll) =>
  ctx.db
    .select({ id: projects.id, location: projects.location, partnerName: partners.name })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(and(live(projects), amongOrAll(projects.id, which)))
    .orderBy(desc(projects.id));
