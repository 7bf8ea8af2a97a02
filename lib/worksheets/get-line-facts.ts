import { listLineFacts } from "../billing/list-line-facts";
import type { ServedDay } from "../billing/served-day-proofs";
import type { Context } from "../kernel/context";
import { getLine } from "./get-line";
import type { SheetLine } from "./list-lines";

export type LineWithFacts = { line: SheetLine; days: ServedDay[] };

export async function getLineFacts(ctx: Context, ref: { lineId: number }): Promise<LineWithFacts> {
  const { line, sheet } = await getLine(ctx, ref);
  const ofSheet = await listLineFacts(ctx, sheet);
  const served = ofSheet.find(({ lineId }) => lineId === line.id)?.served ?? [];
  const proofs = new Map(served.map((proof) => [proof.day, proof]));
  const days = (line.billedDays ?? []).map(
    (day) => proofs.get(day) ?? { day, chains: [], isVisited: false },
  );
  return { line, days };
}
