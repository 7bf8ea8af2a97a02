import { type Paper, passLabel } from "../papers/expiry";
import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import { type Coverage, coverageOf, coverages, isCovered, type JobSpan } from "./coverage";

/** Papers must be valid through the job's days; the pass is its block's, where it has one. */
export type JobRequirement = {
  job: JobSpan;
  block: { code: string; label: string } | null;
  /** A text that names no block: nobody can be said to be fit. */
  unknownBlock?: string;
};

export type Cell = { label: string; expiresOn: Day | null; coverage: Coverage };

export type MatrixRow<Subject> = Subject & {
  cells: Record<string, Cell>;
  /** The worst first. */
  failures: Cell[];
};

/** Without a block asked for it shows the pass that ends first. */
export const passColumnLabel = "Pase de bloque";

const isPass = ({ block }: Paper) => block !== undefined;
const columnOf = (paper: Paper) => (isPass(paper) ? passColumnLabel : paper.label);

const severityOf = ({ coverage }: Cell) => coverages.indexOf(coverage);
const sortableEnd = ({ expiresOn }: Cell) => expiresOn ?? "";
export const compareCells = (a: Cell, b: Cell): number =>
  severityOf(a) - severityOf(b) ||
  (sortableEnd(a) < sortableEnd(b) ? -1 : Number(sortableEnd(a) > sortableEnd(b)));

const cellOf = (paper: Paper, { job }: JobRequirement): Cell => ({
  label: paper.label,
  expiresOn: paper.expiresOn,
  coverage: coverageOf(paper, job),
});

function cellsOf(papers: readonly Paper[], requirement: JobRequirement): Record<string, Cell> {
  const { block } = requirement;
  const asked = papers.filter((paper) => !isPass(paper) || !block || paper.block === block.code);
  const cells: Record<string, Cell> = {};
  if (block)
    cells[passColumnLabel] = {
      label: passLabel(block.label),
      expiresOn: null,
      coverage: "missing",
    };
  for (const [column, group] of groupedBy(asked, columnOf)) {
    const [worst] = group.map((paper) => cellOf(paper, requirement)).sort(compareCells);
    if (worst) cells[column] = worst;
  }
  return cells;
}

export function matrixRowOf<Subject>(
  subject: Subject,
  papers: readonly Paper[],
  requirement: JobRequirement,
): MatrixRow<Subject> {
  const cells = cellsOf(papers, requirement);
  const failures = Object.values(cells).filter((cell) => !isCovered(cell));
  return { ...subject, cells, failures: failures.sort(compareCells) };
}
