import { type Listed, partOf } from "../lists/page";
import type { ListRequest } from "../lists/sql";
import type { Settings } from "../settings/get-settings";
import { isCovered } from "./coverage";
import type { JobFilters } from "./get-job-requirement";
import { type MatrixColumn, matrixColumns, sortWorstFirst } from "./matrix";
import type { JobRequirement, MatrixRow } from "./matrix-row";

export type Subject = { id: number; name: string; detail: string };

export const fitnessFilters = ["problems", "fit"] as const;

/** Columns and counts cover everybody who matches, on any page, fit or not. */
type ComplianceMatrix = Listed<MatrixRow<Subject>> & {
  requirement: JobRequirement;
  columns: MatrixColumn[];
  matchedCount: number;
  fitCount: number;
};

export type Compliance = ComplianceMatrix & { blocks: Settings["operatorBlocks"] };

export type ComplianceFilters = ListRequest & {
  fit?: (typeof fitnessFilters)[number] | undefined;
  paper?: string | undefined;
};
export type ComplianceAsked = ComplianceFilters & JobFilters;

const isFit = ({ failures }: MatrixRow<Subject>) => failures.length === 0;

function matchesFilters(
  row: MatrixRow<Subject>,
  { fit: fitness, paper }: ComplianceFilters,
): boolean {
  if (fitness && isFit(row) !== (fitness === "fit")) return false;
  if (!paper) return true;
  const cell = row.cells[paper];
  return cell !== undefined && !isCovered(cell);
}

export function complianceOf(
  everybody: MatrixRow<Subject>[],
  labels: readonly string[],
  requirement: JobRequirement,
  asked: ComplianceFilters,
): ComplianceMatrix {
  const { sort, page } = asked;
  const found = everybody.filter((row) => matchesFilters(row, asked));
  return {
    ...partOf(sort ? found : sortWorstFirst(found), page),
    requirement,
    columns: matrixColumns(everybody, labels),
    matchedCount: everybody.length,
    fitCount: everybody.filter(isFit).length,
  };
}
