import { type Block, drawing, padded, prose, stack } from "../print/blocks";
import type { Company } from "../print/company";
import { printDocument } from "../print/document";
import { shorten } from "../print/fit-text";
import { baselineIn, type Pen } from "../print/pen";
import { addTable } from "../print/table";
import type { PaperColumn } from "../print/table-layout";
import { type Style, widthOf } from "../print/text";
import { titled } from "../print/titled";
import type { Day } from "../values/dates";
import { type GridOnPaper, gridBlock } from "./grid-block";
import type { Printed } from "./printed";

type Bar = { label: string; value: number; shown: string };

export type ReportOnPaper = {
  name: string;
  question: string;
  /** "Del 01/01/2026 al 31/03/2026". */
  asked: string;
  day: Day;
  chart: { title: string; bars: readonly Bar[] };
  grid: GridOnPaper | null;
  table: {
    columns: readonly { header: string; isFigure: boolean; isLong: boolean }[];
    rows: readonly (readonly string[])[];
    totals: readonly string[];
  };
};

const barHeight = 12;
const labelShare = 0.28;
const figureShare = 0.14;
const text: Style = { weight: "regular", size: 7 };

function drawBar(
  pen: Pen,
  { label, value, shown }: Bar,
  most: number,
  area: { x: number; y: number; width: number },
) {
  const { x, y, width } = area;
  const line = baselineIn(y, barHeight, text);
  pen.text(shorten(label, text, width * labelShare - 6), x, line, text);
  const room = width * (1 - labelShare - figureShare);
  const length = most > 0 ? Math.max(0, value / most) * room : 0;
  const start = x + width * labelShare;
  pen.fill({ x: start, y: y + 2.5, width: Math.max(length, 0.5), height: barHeight - 5 }, "muted");
  pen.text(shown, x + width - widthOf(shown, text), line, text);
}

const barsBlock = (bars: readonly Bar[]): Block =>
  drawing(bars.length * barHeight, (pen, { x, y, width }) => {
    const most = Math.max(...bars.map(({ value }) => value));
    bars.forEach((bar, at) => {
      drawBar(pen, bar, most, { x, y: y + at * barHeight, width });
    });
  });

const columnOf = (
  { header, isFigure, isLong }: ReportOnPaper["table"]["columns"][number],
  at: number,
): PaperColumn<readonly string[]> => ({
  header,
  width: isLong ? 60 : 48,
  grow: isLong ? 2 : 1,
  ...(isFigure ? { align: "right" as const } : {}),
  cell: (row) => row[at] ?? "",
});

const uprightColumns = 6;

export async function reportPaper(company: Company, report: ReportOnPaper): Promise<Printed> {
  const { name, question, asked, day, chart, grid, table } = report;
  const isWide = table.columns.length > uprightColumns;
  const spec = {
    company,
    title: name,
    number: null,
    note: asked,
    day,
    ...(isWide ? { shape: "landscape" as const } : {}),
  };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(prose(question, { weight: "regular", size: 9, ink: "muted" }));
    if (chart.bars.length > 1)
      paper.add(titled(chart.title, padded(stack([barsBlock(chart.bars)]), 8, 5)));
    if (grid) paper.add(titled(grid.title, padded(stack([gridBlock(grid)]), 8, 5)));
    addTable(paper, {
      rows: table.rows,
      columns: table.columns.map(columnOf),
      empty: "Con lo que se pregunta no se encuentra ningún registro.",
      ...(table.rows.length > 0 ? { totals: table.totals } : {}),
    });
  });
  return { fileName: `${name}.pdf`, bytes };
}
