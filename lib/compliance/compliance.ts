import { type Listed, partOf } from "../lists/page";
import type { ListRequest } from "../lists/sql";
import type { Settings } from "../settings/get-settings";
import { isCovered } from "./coverage";
import type { DemandAsked } from "./get-demand";
import { type MatrixColumn, matrixColumns, worstRowsFirst } from "./matrix";
import type { Demand, MatrixRow } from "./matrix-row";

/** A technician with his work area, or a vehicle with what it is. */
export type Subject = { id: number; name: string; detail: string };

/** Whoever fails somewhere, or whoever is fit for the whole job. */
export const fitnesses = ["problems", "fit"] as const;

/** A page; columns and counts are of everybody who matches, fit or not. */
type Report = Listed<MatrixRow<Subject>> & {
  demand: Demand;
  columns: MatrixColumn[];
  matched: number;
  fit: number;
};

export type Compliance = Report & { blocks: Settings["operatorBlocks"] };

type Narrowed = ListRequest & {
  fit?: (typeof fitnesses)[number] | undefined;
  /** Only those whose paper of this column does not hold. */
  paper?: string | undefined;
};
export type ComplianceAsked = Narrowed & DemandAsked;

const isFit = ({ failures }: MatrixRow<Subject>) => failures.length === 0;

function isAsked(row: MatrixRow<Subject>, { fit, paper }: Narrowed): boolean {
  if (fit && isFit(row) !== (fit === "fit")) return false;
  const cell = paper ? row.cells[paper] : undefined;
  return !paper || (cell !== undefined && !isCovered(cell));
}

/** Unless sorted, whoever cannot go first. */
export function complianceOf(
  everybody: MatrixRow<Subject>[],
  labels: readonly string[],
  demand: Demand,
  asked: Narrowed,
): Report {
  const { sort, page } = asked;
  const found = everybody.filter((row) => isAsked(row, asked));
  return {
    ...partOf(sort ? found : worstRowsFirst(found), page),
    demand,
    columns: matrixColumns(everybody, labels),
    matched: everybody.length,
    fit: everybody.filter(isFit).length,
  };
}
