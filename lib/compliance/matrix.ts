import { lastOfEach, type Paper } from "../papers/expiry";
import { groupedBy } from "../values/rows";
import { isCovered } from "./coverage";
import {
  compareCells,
  type JobRequirement,
  type MatrixRow,
  matrixRowOf,
  passColumnLabel,
} from "./matrix-row";

export type MatrixColumn = { label: string; failing: number };

/** By the worst failure of each, then the next; fewer failures win a tie. */
function byFailures(a: MatrixRow<unknown>, b: MatrixRow<unknown>): number {
  for (const [at, cell] of a.failures.entries()) {
    const other = b.failures[at];
    if (!other) return -1;
    const order = compareCells(cell, other);
    if (order !== 0) return order;
  }
  return b.failures.length - a.failures.length;
}

export function matrixRows<Subject extends { id: number }>(
  subjects: readonly Subject[],
  papers: readonly Paper[],
  requirement: JobRequirement,
): MatrixRow<Subject>[] {
  if (requirement.unknownBlock) return [];
  const papersOf = groupedBy(lastOfEach(papers), ({ subjectId }) => subjectId);
  return subjects.map((subject) =>
    matrixRowOf(subject, papersOf.get(subject.id) ?? [], requirement),
  );
}

export const sortWorstFirst = <Row extends MatrixRow<unknown>>(rows: readonly Row[]): Row[] =>
  rows.toSorted(byFailures);

/** Only columns that apply to somebody: the pass first, then papers in the order of the labels. */
export const matrixColumns = (
  rows: readonly MatrixRow<unknown>[],
  labels: readonly string[],
): MatrixColumn[] =>
  [passColumnLabel, ...labels].flatMap((label) => {
    const cells = rows.flatMap((row) => row.cells[label] ?? []);
    const failing = cells.filter((cell) => !isCovered(cell)).length;
    return cells.length > 0 ? [{ label, failing }] : [];
  });
