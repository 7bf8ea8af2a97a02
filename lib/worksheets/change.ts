import type { Worksheet } from "../billing/worksheet-queries";
import { Refused } from "../kernel/errors";
import { worksheetStatusRules } from "../states/worksheet";
import { compare } from "../values/decimal";
import { assertSheetPeriod } from "./period";

type Terms = Pick<
  Worksheet,
  "id" | "seriesCode" | "status" | "isClosed" | "periodStart" | "periodEnd" | "taxPercentage"
>;
type Move = { before: Terms; after: Terms };
type Changes = { [Field in keyof Terms]?: Terms[Field] | undefined };

export const moveOf = (before: Terms, changes: Changes): Move => ({
  before,
  after: {
    id: before.id,
    seriesCode: before.seriesCode,
    status: changes.status ?? before.status,
    isClosed: changes.isClosed ?? before.isClosed,
    periodStart: changes.periodStart ?? before.periodStart,
    periodEnd: changes.periodEnd ?? before.periodEnd,
    taxPercentage: changes.taxPercentage ?? before.taxPercentage,
  },
});

const becomesLive = ({ before, after }: Move): boolean =>
  !worksheetStatusRules[before.status].isLive && worksheetStatusRules[after.status].isLive;

/** The sheet bills, and it was open, is opened, or comes back from cancelled. */
const isRewritten = (move: Move): boolean =>
  worksheetStatusRules[move.after.status].isLive &&
  (worksheetStatusRules[move.before.status].isOpen ||
    worksheetStatusRules[move.after.status].isOpen ||
    becomesLive(move));

export const enteringBy = (move: Move) =>
  isRewritten(move) ? { id: move.after.id, isReturning: becomesLive(move) } : undefined;

const changesTerms = ({ before, after }: Move): boolean =>
  before.periodStart !== after.periodStart ||
  before.periodEnd !== after.periodEnd ||
  compare(before.taxPercentage, after.taxPercentage) !== 0;

/** 400 for a change of a locked sheet that does not unlock it, and for new terms of lines that may not change. */
export function assertMayChange(move: Move): void {
  const { before, after } = move;
  if (before.isClosed && after.isClosed)
    throw new Refused(
      `La planilla ${before.seriesCode} está cerrada: ábrala para cambiarla.`,
      "worksheet_locked",
    );
  if (!changesTerms(move)) return;
  assertSheetPeriod(after);
  if (!isRewritten(move))
    throw new Refused(
      `La planilla ${before.seriesCode} no está en ejecución: reábrala para cambiar su período o impuesto.`,
      "worksheet_not_open",
    );
}
