import { and, asc, desc, eq } from "drizzle-orm";
import { live, undeleted } from "@/db/live";
import { maintenanceSheets, partners, projects, shippingGuides } from "@/db/schema";
import { type Branch, branchesBelow, type ChildBranch, leaf } from "../files/branch";
import type { BaseContext } from "../kernel/context";
import { projectName } from "../projects/labels";
import { showDay } from "../values/dates";
import { amongOrAll, type IdsOrAll } from "./ids-or-all";
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
    listGuides(ctx, which),
    listMaintenance(ctx, which),
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

async function listGuides(ctx: BaseContext, which: IdsOrAll): Promise<ChildBranch[]> {
  const rows = await ctx.db
    .select({
      id: shippingGuides.id,
      projectId: shippingGuides.projectId,
      guideNumber: shippingGuides.guideNumber,
      issueDate: shippingGuides.issueDate,
    })
    .from(shippingGuides)
    .where(and(undeleted(shippingGuides), amongOrAll(shippingGuides.projectId, which)))
    .orderBy(asc(shippingGuides.issueDate), asc(shippingGuides.id));
  return rows.map(({ id, projectId, guideNumber, issueDate }) => ({
    parentId: projectId,
    branch: leaf("shipping_guide", {
      id,
      label: `Guía ${guideNumber}`,
      detail: showDay(issueDate),
    }),
  }));
}

async function listMaintenance(ctx: BaseContext, which: IdsOrAll): Promise<ChildBranch[]> {
  const rows = await ctx.db
    .select({
      id: maintenanceSheets.id,
      projectId: maintenanceSheets.projectId,
      sheetNumber: maintenanceSheets.sheetNumber,
      date: maintenanceSheets.date,
    })
    .from(maintenanceSheets)
    .where(and(undeleted(maintenanceSheets), amongOrAll(maintenanceSheets.projectId, which)))
    .orderBy(asc(maintenanceSheets.date), asc(maintenanceSheets.id));
  return rows.map(({ id, projectId, sheetNumber, date }) => ({
    parentId: projectId,
    branch: leaf("maintenance_sheet", { id, label: sheetNumber, detail: showDay(date) }),
  }));
}
