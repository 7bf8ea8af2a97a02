import { getWorksheet, lockWritableWorksheet } from "../billing/get-worksheet";
import type { Worksheet } from "../billing/worksheet-queries";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { findLine, type SheetLine } from "./list-lines";

type Ref = { lineId: number };

export type LineOfSheet = { line: SheetLine; sheet: Worksheet };

const missing = () => new NotFound("No existe la línea de la planilla.");

/** 404 when the line or its live sheet is missing. */
export async function getLine(ctx: BaseContext, { lineId }: Ref): Promise<LineOfSheet> {
  const line = await findLine(ctx, lineId);
  if (!line) throw missing();
  return { line, sheet: await getWorksheet(ctx, line) };
}

/** 400 unless the sheet is in progress and not closed. */
export async function lockLine(ctx: BaseContext, ref: Ref): Promise<LineOfSheet> {
  const named = await findLine(ctx, ref.lineId);
  if (!named) throw missing();
  const sheet = await lockWritableWorksheet(ctx, named);
  const line = await findLine(ctx, ref.lineId);
  if (!line) throw missing();
  return { line, sheet };
}
