import type { Compliance } from "../alerts/compliance";
import { coverageLabels } from "../alerts/labels";
import { type Cell, type Demand, passColumn } from "../alerts/matrix";
import { verdictInWords, verdictOf } from "../alerts/verdict";
import type { Context } from "../context";
import { showDay } from "../dates";
import type { ExportColumn } from "./export-table";

type Line = Compliance["rows"][number] & { demand: Demand };

/** The matrix with the job beside each row, so that the file says what it answers. */
export const linesOf =
  <Asked>(read: (ctx: Context, asked: Asked) => Promise<Compliance>) =>
  async (ctx: Context, asked: Asked) => {
    const { rows, demand, total, page } = await read(ctx, asked);
    return { rows: rows.map((row): Line => ({ ...row, demand })), total, page };
  };

const told = (cell: Cell | undefined): string | null => {
  if (!cell) return null;
  const words = coverageLabels[cell.coverage];
  return cell.expiresOn ? `${words} ${showDay(cell.expiresOn)}` : words;
};

const paper = (header: string): ExportColumn<Line> => ({
  header,
  type: "text",
  value: ({ cells }) => told(cells[header]),
});

/** The matrix as an exported list: who, the job, the verdict, and a column for each paper. */
export const complianceColumns = (
  [who, what]: readonly [string, string],
  papers: readonly string[],
): readonly ExportColumn<Line>[] => [
  { header: who, type: "text", value: ({ name }) => name },
  { header: what, type: "text", value: ({ detail }) => detail },
  { header: "Trabajo desde", type: "date", value: ({ demand }) => demand.job.from },
  { header: "Trabajo hasta", type: "date", value: ({ demand }) => demand.job.to },
  { header: "Bloque", type: "text", value: ({ demand }) => demand.block?.label ?? "Cualquiera" },
  {
    header: "Resultado",
    type: "text",
    value: ({ failures }) => verdictInWords(verdictOf(failures)),
  },
  {
    header: "No cumple",
    type: "text",
    value: ({ failures }) => failures.map(({ label }) => label).join(", ") || null,
  },
  ...[passColumn, ...papers].map(paper),
];
