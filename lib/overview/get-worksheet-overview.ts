import { and, asc, between, eq } from "drizzle-orm";
import { custodyChains, maintenanceSheets } from "@/db/schema";
import type { LineFacts } from "../billing/explain-lines";
import { getWorksheet } from "../billing/get-worksheet";
import { listLineFacts } from "../billing/list-line-facts";
import type { Worksheet } from "../billing/worksheet-queries";
import { type ChainRow, liveChains, selectChains } from "../custody/queries";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { liveMaintenance, type Maintenance, selectMaintenance } from "../maintenance/queries";
import { getProject, type Project } from "../projects/get-project";
import { isCounted } from "../states/chain";
import { type Decimal, sum } from "../values/decimal";
import { listLines, type SheetLine } from "../worksheets/list-lines";

export type WorksheetOverview = {
  sheet: Worksheet;
  project: Project;
  lines: SheetLine[];
  facts: LineFacts[];
  chains: ChainRow[];
  maintenance: Maintenance[];
  volume: { gallons: Decimal; barrels: Decimal; cubicMeters: Decimal };
};

const chainsOfSheet = (ctx: Context, sheet: Worksheet) =>
  selectChains(ctx, and(liveChains, eq(custodyChains.worksheetId, sheet.id))).orderBy(
    asc(custodyChains.date),
    asc(custodyChains.id),
  );

const maintenanceIn = (ctx: Context, { projectId, periodStart, periodEnd }: Worksheet) =>
  selectMaintenance(
    ctx,
    and(
      liveMaintenance,
      eq(maintenanceSheets.projectId, projectId),
      between(maintenanceSheets.date, periodStart, periodEnd),
    ),
  ).orderBy(asc(maintenanceSheets.date), asc(maintenanceSheets.id));

function volumeOf(chains: readonly ChainRow[]): WorksheetOverview["volume"] {
  const counted = chains.flatMap(({ chain }) => (isCounted(chain) ? [chain] : []));
  return {
    gallons: sum(counted.map(({ gallons }) => gallons ?? "0")),
    barrels: sum(counted.map(({ barrels }) => barrels ?? "0")),
    cubicMeters: sum(counted.map(({ cubicMeters }) => cubicMeters ?? "0")),
  };
}

export async function getWorksheetOverview(
  ctx: Context,
  ref: { projectId: number; worksheetId: number },
): Promise<WorksheetOverview> {
  const sheet = await getWorksheet(ctx, ref);
  if (sheet.projectId !== ref.projectId) throw new NotFound("No existe la planilla.");
  const [project, { rows: lines }, facts, chains, maintenance] = await Promise.all([
    getProject(ctx, sheet),
    listLines(ctx, { ...ref, page: null }),
    listLineFacts(ctx, sheet),
    chainsOfSheet(ctx, sheet),
    maintenanceIn(ctx, sheet),
  ]);
  return { sheet, project, lines, facts, chains, maintenance, volume: volumeOf(chains) };
}
