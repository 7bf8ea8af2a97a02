import { listProjectLines, type ProjectLine } from "../billing/list-project-lines";
import { listProjectWorksheets, type Worksheet } from "../billing/worksheet-queries";
import { type ChainRow, listProjectChains } from "../custody/queries";
import type { Context } from "../kernel/context";
import { countMaintenanceBySheet } from "../maintenance/count-maintenance-by-sheet";
import { getProject, type Project } from "../projects/get-project";
import { groupedBy } from "../values/rows";
import type { CostSummary } from "./cost-summary";
import { listCostedAssignments, projectCostsOf } from "./get-project-costs";

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
  const { projectId } = ref;
  const [project, worksheets, lines, chains, maintenance, assignments] = await Promise.all([
    getProject(ctx, ref),
    listProjectWorksheets(ctx, projectId),
    listProjectLines(ctx, projectId),
    listProjectChains(ctx, projectId),
    countMaintenanceBySheet(ctx, projectId),
    listCostedAssignments(ctx, projectId),
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
  const { summary } = projectCostsOf(project, assignments, ctx.today);
  return { project, workOrders, costs: summary };
}
