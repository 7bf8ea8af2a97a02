import { listProjectLines, type ProjectLine } from "../billing/list-project-lines";
import { listProjectWorksheets, type Worksheet } from "../billing/worksheet-queries";
import { type ChainRow, listProjectChains } from "../custody/queries";
import type { Context } from "../kernel/context";
import { countMaintenanceBySheet } from "../maintenance/count-maintenance-by-sheet";
import { getProject, type Project } from "../projects/get-project";
import { groupedBy } from "../values/rows";
import type { CostSummary } from "./cost-summary";
import { getProjectCosts } from "./get-project-costs";

export type WorkOrder = {
  worksheet: Worksheet;
  lines: ProjectLine[];
  chains: ChainRow[];
  maintenanceCount: number;
};

export type ProjectOverview = { project: Project; workOrders: WorkOrder[]; costs: CostSummary };

export async function getProjectOverview(
  ctx: Context,
  ref: { projectId: number },
): Promise<ProjectOverview> {
  const project = await getProject(ctx, ref);
  const [worksheets, lines, chains, maintenance, costs] = await Promise.all([
    listProjectWorksheets(ctx, project.id),
    listProjectLines(ctx, project.id),
    listProjectChains(ctx, project.id),
    countMaintenanceBySheet(ctx, project.id),
    getProjectCosts(ctx, project),
  ]);
  const linesBySheet = groupedBy(lines, ({ worksheetId }) => worksheetId);
  const chainsBySheet = groupedBy(chains, ({ chain }) => chain.worksheetId);
  const counts = new Map(maintenance.map(({ worksheetId, count }) => [worksheetId, count]));
  const workOrders = worksheets.map((worksheet) => ({
    worksheet,
    lines: linesBySheet.get(worksheet.id) ?? [],
    chains: chainsBySheet.get(worksheet.id) ?? [],
    maintenanceCount: counts.get(worksheet.id) ?? 0,
  }));
  return { project, workOrders, costs: costs.summary };
}
