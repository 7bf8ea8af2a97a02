import type { Compliance } from "../compliance/compliance";
import { coverageLabels } from "../compliance/labels";
import { type Cell, type JobRequirement, passColumnLabel } from "../compliance/matrix-row";
import { verdictInWords, verdictOf } from "../compliance/verdict";
import type { Context } from "../kernel/context";
import { unknownBlockMessage } from "../settings/block-named";
import { showDay } from "../values/dates";
import type { ExportColumn } from "./export-table";

type Line = Compliance["rows"][number] & { demand: JobRequirement };

function nobody(demand: JobRequirement, page: Compliance["page"]) {
  const line: Line = {
    id: 0,
    name: unknownBlockMessage,
    detail: "",
    cells: {},
    failures: [],
    demand,
  };
  return { rows: (page?.page ?? 1) === 1 ? [line] : [], total: 1, page };
}

/** Each row repeats the job, so that the file says what it answers. */
export const complianceLines =
  <Asked>(read: (ctx: Context, asked: Asked) => Promise<Compliance>) =>
  async (ctx: Context, asked: Asked) => {
    const { rows, demand, total, page } = await read(ctx, asked);
    if (demand.unknownBlock) return nobody(demand, page);
    return { rows: rows.map((row): Line => ({ ...row, demand })), total, page };
  };

const told = (cell: Cell | undefined): string | null => {
  if (!cell) return null;
  const words = coverageLabels[cell.coverage];
  return cell.expiresOn ? `${words} ${showDay(cell.expiresOn)}` : words;
};

const blockInWords = ({ block, unknownBlock }: JobRequirement): string =>
  unknownBlock ? `${unknownBlock} (desconocido)` : (block?.label ?? "Cualquiera");

const paper = (header: string): ExportColumn<Line> => ({
  header,
  type: "text",
  value: ({ cells }) => told(cells[header]),
});

export const complianceExportColumns = (
  [who, what]: readonly [string, string],
  papers: readonly string[],
): readonly ExportColumn<Line>[] => [
  { header: who, type: "text", value: ({ name }) => name },
  { header: what, type: "text", value: ({ detail }) => detail },
  { header: "Trabajo desde", type: "date", value: ({ demand }) => demand.job.from },
  { header: "Trabajo hasta", type: "date", value: ({ demand }) => demand.job.to },
  { header: "Bloque", type: "text", value: ({ demand }) => blockInWords(demand) },
  {
    header: "Resultado",
    type: "text",
    value: ({ failures, demand }) =>
      demand.unknownBlock ? "No se puede decir" : verdictInWords(verdictOf(failures)),
  },
  {
    header: "No cumple",
    type: "text",
    value: ({ failures }) => failures.map(({ label }) => label).join(", ") || null,
  },
  ...[passColumnLabel, ...papers].map(paper),
];
