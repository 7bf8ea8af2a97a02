import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { live, undeleted } from "@/db/live";
import { projects, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound, Refused } from "../kernel/errors";
import { exclusive } from "../kernel/lock";
import type { Project } from "../projects/get-project";
import { lockProjectIfExists } from "../projects/lock-project";
import { isWritable } from "../states/worksheet";
import type { Worksheet } from "./worksheet-queries";

type Ref = { worksheetId: number };

const missing = () => new NotFound("No existe la planilla.");

const selectSheet = (ctx: BaseContext, worksheetId: number) =>
  ctx.db
    .select(getTableColumns(worksheets))
    .from(worksheets)
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .where(and(eq(worksheets.id, worksheetId), undeleted(worksheets), live(projects)));

export async function getWorksheet(ctx: BaseContext, { worksheetId }: Ref): Promise<Worksheet> {
  const [sheet] = await selectSheet(ctx, worksheetId);
  if (!sheet) throw missing();
  return sheet;
}

type LockedSheet = { sheet: Worksheet; project: Project };

/** The project, then the sheet. */
export async function lockWorksheetOfProject(
  ctx: BaseContext,
  { worksheetId }: Ref,
): Promise<LockedSheet> {
  const project = await lockProjectIfExists(
    ctx,
    sql`(select ${worksheets.projectId} from ${worksheets} where ${worksheets.id} = ${worksheetId})`,
  );
  const [sheet] = await selectSheet(ctx, worksheetId).for(exclusive, { of: worksheets });
  if (!(sheet && project)) throw missing();
  return { sheet, project };
}

export const lockWorksheet = async (ctx: BaseContext, ref: Ref): Promise<Worksheet> =>
  (await lockWorksheetOfProject(ctx, ref)).sheet;

type SheetState = Pick<Worksheet, "seriesCode" | "status" | "isClosed">;

function assertUnclosed({ seriesCode, isClosed }: SheetState): void {
  if (isClosed)
    throw new Refused(
      `La planilla ${seriesCode} está cerrada: ábrala para cambiarla.`,
      "worksheet_locked",
    );
}

/** 400 unless the sheet is in progress and not closed. */
export function assertWritable(sheet: SheetState): void {
  assertUnclosed(sheet);
  if (!isWritable(sheet))
    throw new Refused(
      `La planilla ${sheet.seriesCode} no está en ejecución: reábrala para cambiarla.`,
      "worksheet_not_open",
    );
}

/** 400 `worksheet_locked` while it is closed. */
export async function lockUnclosedWorksheet(ctx: BaseContext, ref: Ref): Promise<Worksheet> {
  const sheet = await lockWorksheet(ctx, ref);
  assertUnclosed(sheet);
  return sheet;
}

/** 400 unless it is in progress and not closed. */
export async function lockWritableWorksheet(ctx: BaseContext, ref: Ref): Promise<Worksheet> {
  const sheet = await lockWorksheet(ctx, ref);
  assertWritable(sheet);
  return sheet;
}
