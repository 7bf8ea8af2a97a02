import { beside } from "../print/beside";
import { type Block, drawing, framed, padded, prose, stack } from "../print/blocks";
import { tickBox } from "../print/ticks";
import { titleBand } from "../print/titled";

/** Null is left to fill in by hand; so is a missing label. */
export type CheckRow = { label: string | null; isPresent: boolean | null };

const shares = { number: 6, label: 38, box: 11, notes: 34 };
const rowHeight = 19.5;
const boxSide = 10;

const empty = drawing(rowHeight, () => undefined);

const words = (text: string, align: "left" | "center") =>
  padded(prose(text, { weight: "regular", size: 8.5, align }), 5, 4.1);

const box = (isTicked: boolean): Block =>
  drawing(rowHeight, (pen, { x, y, width, height }) =>
    tickBox(pen, x + (width - boxSide) / 2, y + (height - boxSide) / 2, boxSide, isTicked),
  );

type Cells = { number: Block; label: Block; has: Block; lacks: Block; notes: Block };

const row = ({ number, label, has, lacks, notes }: Cells): Block =>
  beside([
    { block: framed(number), share: shares.number },
    { block: framed(label), share: shares.label },
    { block: framed(has), share: shares.box },
    { block: framed(lacks), share: shares.box },
    { block: framed(notes), share: shares.notes },
  ]);

const head = row({
  number: titleBand("N.º"),
  label: titleBand("Componente"),
  has: titleBand("Tiene"),
  lacks: titleBand("Falta"),
  notes: titleBand("Observaciones"),
});

export const checkRows = (checks: readonly CheckRow[]): Block =>
  stack([
    head,
    ...checks.map(({ label, isPresent }, at) =>
      row({
        number: words(String(at + 1), "center"),
        label: label === null ? empty : words(label, "left"),
        has: box(isPresent === true),
        lacks: box(isPresent === false),
        notes: empty,
      }),
    ),
  ]);

const lineGap = 18;

export const linesToWrite = (count: number): Block =>
  drawing(count * lineGap + 6, (pen, { x, y, width }) => {
    for (let at = 1; at <= count; at += 1)
      pen.line([x, y + at * lineGap], [x + width, y + at * lineGap]);
  });
