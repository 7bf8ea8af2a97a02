import { listWorksheetRows } from "../billing/list-worksheet-rows";
import type { Context } from "../kernel/context";
import { openStatus } from "../states/worksheet";

const mostSheets = 40;

export async function listOpenSheets(
  ctx: Context,
  { projectId, search }: { projectId?: number; search?: string | undefined } = {},
) {
  const { rows, total } = await listWorksheetRows(ctx, {
    projectId,
    status: [openStatus],
    isClosed: false,
    search,
    page: { page: 1, pageSize: mostSheets },
  });
  const sheets = rows.map((sheet) => ({
    id: sheet.id,
    seriesCode: sheet.seriesCode,
    periodStart: sheet.periodStart,
    periodEnd: sheet.periodEnd,
    location: sheet.location,
    partnerName: sheet.partnerName,
  }));
  return { sheets, total };
}

export type OpenSheet = Awaited<ReturnType<typeof listOpenSheets>>["sheets"][number];
