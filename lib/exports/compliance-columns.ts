import type { Compliance } from "../compliance/compliance";
import { coverageLabels } from "../compliance/labels";
import { type Cell, type JobRequirement, passColumnLabel } from "../compliance/matrix-row";
import { verdictInWords, verdictOf } from "../compliance/verdict";
import type { Context } from "../kernel/context";
import { unknownBlockMessage } from "../settings/block-named";
import { showDay } from "../values/dates";
import type { ExportColumn } from "./export-table";

type Line = Compliance["rows"][number] & { requirement: JobRequirement };

function nobody(requirement: JobRequirement, page: Compliance["page"]) {
  const line: Line = {
    id: 0,
    name: unknownBlockMessage,
    detail: "",
    cells: {},
    failures: [],
    requirement,
  };
  return { rows: (page?.page ?? 1) === 1 ? [line] : [], total: 1, page };
}

/** Each row repeats the job, so that the file says what it answers. */
export const complianceLines =
  <Asked>(read: (ctx: Context, asked: Asked) => Promise<Compliance>) =>
  async (ctx: Context, asked: Asked) => {
    const { rows, requirement, total, page } = await read(ctx, asked);
    if (requirement.unknownBlock) return nobody(requirement, page);
    return { rows: rows.map((row): Line => ({ ...row, requirement })), total, page };
  };

const cellInWords = (cell: Cell | undefined): string | null => {
  if (!cell) return null;
  const words = coverageLabels[cell.coverage];
  return cell.expiresOn ? `${words} ${showDay(cell.expiresOn)}` : words;
};

const blockInWords = ({ block, unknownBlock }: JobRequirement): string =>
  unknownBlock ? `${unknownBlock} (desconocido)` : (block?.label ?? "Cualquiera");

const paper = (header: string): ExportColumn<Line> => ({
  header,
  type: "text",
  value: ({ cells }) => cellInWords(cells[header]),
});

export const complianceExportColumns = (
  [who, what]: readonly [string, string],
  papers: readonly string[],
): readonly ExportColumn<Line>[] => [
  { header: who, type: "text", value: ({ name }) => name },
  { header: what, type: "text", value: ({ detail }) => detail },
  { header: "Trabajo desde", type: "date", value: ({ requirement }) => requirement.job.from },
  { header: "Trabajo hasta", type: "date", value: ({ requirement }) => requirement.job.to },
  { header: "Bloque", type: "text", value: ({ requirement }) => blockInWords(requirement) },
  {
    header: "Resultado",
    type: "text",
    value: ({ failures, requirement }) =>
      requirement.unknownBlock ? "No se puede decir" : verdictInWords(verdictOf(failures)),
  },
  {
    header: "No cumple",
    type: "text",
    value: ({ failures }) => failures.map(({ label }) => label).join(", ") || null,
  },
  ...[passColumnLabel, ...papers].map(paper),
];
