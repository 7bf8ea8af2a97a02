import { and, asc, desc, eq, not } from "drizzle-orm";
import {
  custodyChains,
  maintenanceSheets,
  partners,
  projects,
  shippingGuides,
  worksheets,
} from "@/db/schema";
import type { BaseContext } from "../context";
import { showDay } from "../dates";
import { projectName } from "../projects/labels";
import { groupedBy } from "../rows";
import { worksheetStatusLabels } from "../worksheets/labels";
import { among, type Which } from "./queries";
import { type Branch, leaf } from "./slot";

/** Condition: projects whose files can be kept. */
export const liveProjects = and(projects.isActive, not(projects.isDeleted));

/** The work sheet behind a branch, for what its address documents beside the label. */
export type SheetBranch = Branch & { sheet: typeof worksheets.$inferSelect };

/** What a project keeps: work sheets with their chains, guides and maintenance sheets. */
export type ProjectBranch = Omit<Branch, "children"> & {
  sheets: SheetBranch[];
  guides: Branch[];
  maintenance: Branch[];
};

/** The projects, the newest first; five queries whatever their number. */
export async function listProjectBranches(
  ctx: BaseContext,
  which: Which,
): Promise<ProjectBranch[]> {
  const [rows, sheets, guides, maintenance] = await Promise.all([
    listProjects(ctx, which),
    listSheets(ctx, which),
    listGuides(ctx, which),
    listMaintenance(ctx, which),
  ]);
  const sheetsOf = groupedBy(sheets, ({ sheet }) => sheet.projectId);
  const guidesOf = groupedBy(guides, ({ projectId }) => projectId);
  const maintenanceOf = groupedBy(maintenance, ({ projectId }) => projectId);
  return rows.map((project) => ({
    model: "project",
    id: project.id,
    label: projectName(project),
    detail: project.location,
    isSealed: false,
    sheets: sheetsOf.get(project.id) ?? [],
    guides: (guidesOf.get(project.id) ?? []).map(({ branch }) => branch),
    maintenance: (maintenanceOf.get(project.id) ?? []).map(({ branch }) => branch),
  }));
}

/** A project's records in the order of its dossier. */
export const projectBranch = ({ sheets, guides, maintenance, ...project }: ProjectBranch) => ({
  ...project,
  children: [...sheets, ...guides, ...maintenance],
});

const listProjects = (ctx: BaseContext, which: Which) =>
  ctx.db
    .select({ id: projects.id, location: projects.location, partnerName: partners.name })
    .from(projects)
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(and(liveProjects, among(projects.id, which)))
    .orderBy(desc(projects.id));

async function listSheets(ctx: BaseContext, which: Which): Promise<SheetBranch[]> {
  const [sheets, chains] = await Promise.all([
    ctx.db
      .select()
      .from(worksheets)
      .where(and(not(worksheets.isDeleted), among(worksheets.projectId, which)))
      .orderBy(asc(worksheets.date), asc(worksheets.id)),
    listChains(ctx, which),
  ]);
  const chainsOf = groupedBy(chains, ({ worksheetId }) => worksheetId);
  return sheets.map((sheet) => ({
    ...leaf("sheet_project", {
      id: sheet.id,
      label: `Planilla ${sheet.seriesCode}`,
      detail: `${showDay(sheet.periodStart)} a ${showDay(sheet.periodEnd)} · ${
        sheet.isClosed ? "CERRADA" : worksheetStatusLabels[sheet.status]
      }`,
      isSealed: sheet.isClosed,
    }),
    sheet,
    children: (chainsOf.get(sheet.id) ?? []).map(({ id, consecutive, date }) =>
      leaf("custody_chain", {
        id,
        label: `CDC ${consecutive}`,
        detail: showDay(date),
        isSealed: sheet.isClosed,
      }),
    ),
  }));
}

const listChains = (ctx: BaseContext, which: Which) =>
  ctx.db
    .select({
      id: custodyChains.id,
      worksheetId: custodyChains.worksheetId,
      consecutive: custodyChains.consecutive,
      date: custodyChains.date,
    })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .where(and(not(custodyChains.isDeleted), among(worksheets.projectId, which)))
    .orderBy(asc(custodyChains.consecutive), asc(custodyChains.id));

async function listGuides(ctx: BaseContext, which: Which) {
  const rows = await ctx.db
    .select()
    .from(shippingGuides)
    .where(and(not(shippingGuides.isDeleted), among(shippingGuides.projectId, which)))
    .orderBy(asc(shippingGuides.issueDate), asc(shippingGuides.id));
  return rows.map(({ id, projectId, guideNumber, issueDate }) => ({
    projectId,
    branch: leaf("shipping_guide", {
      id,
      label: `Guía ${guideNumber}`,
      detail: showDay(issueDate),
    }),
  }));
}

async function listMaintenance(ctx: BaseContext, which: Which) {
  const rows = await ctx.db
    .select()
    .from(maintenanceSheets)
    .where(and(not(maintenanceSheets.isDeleted), among(maintenanceSheets.projectId, which)))
    .orderBy(asc(maintenanceSheets.date), asc(maintenanceSheets.id));
  return rows.map(({ id, projectId, sheetNumber, date }) => ({
    projectId,
    branch: leaf("maintenance_sheet", { id, label: sheetNumber, detail: showDay(date) }),
  }));
}
