import { type Block, beside, drawing, drawLines, framed, padded, prose, stack } from "./blocks";
import type { Pen } from "./pen";
import { lineHeight, type Style, wrap } from "./text";

/** Null prints as a dash. */
export type Fact = {
  label: string;
  value: string | null;
  /** Columns of the grid; 1 unless told. */
  span?: number;
  /** Left empty, with room for handwriting. */
  isToFill?: boolean;
};

const label: Style = { weight: "regular", size: 6.5 };
const value: Style = { weight: "strong", size: 8.5 };
const padding = { across: 5, down: 3 };

const blank = drawing(0, () => undefined);
const roomToWrite = drawing(16, () => undefined);

const factBlock = (fact: Fact): Block =>
  padded(
    stack([
      prose(fact.label, { ...label, ink: "muted" }),
      fact.isToFill ? roomToWrite : prose(fact.value?.trim() || "—", value),
    ]),
    padding.across,
    padding.down,
  );

/** The last of a row takes what is left. */
function factRows(facts: readonly Fact[], columns: number): Fact[][] {
  const rows: Fact[][] = [];
  let room = 0;
  for (const fact of facts) {
    const span = Math.min(fact.span ?? 1, columns);
    if (span > room) {
      rows.push([]);
      room = columns;
    }
    rows.at(-1)?.push({ ...fact, span });
    room -= span;
  }
  return rows;
}

const factRow = (row: readonly Fact[], columns: number): Block => {
  const taken = row.reduce((sum, { span = 1 }) => sum + span, 0);
  return beside(
    row.map((fact, at) => ({
      block: framed(factBlock(fact)),
      share: (fact.span ?? 1) + (at === row.length - 1 ? columns - taken : 0),
    })),
  );
};

/** A value wraps and makes its row taller. */
export const facts = (list: readonly Fact[], columns: number): Block =>
  stack(factRows(list, columns).map((row) => factRow(row, columns)));

export const tickBox = (pen: Pen, x: number, y: number, side: number, isTicked: boolean): void => {
  pen.frame({ x, y, width: side, height: side }, "muted", 0.8);
  if (!isTicked) return;
  pen.line([x + side * 0.18, y + side * 0.52], [x + side * 0.42, y + side * 0.78], "ink", 1.4);
  pen.line([x + side * 0.42, y + side * 0.78], [x + side * 0.84, y + side * 0.22], "ink", 1.4);
};

export type Tick = { label: string; isTicked: boolean };

const tickSide = 8;
const tickText: Style = { weight: "regular", size: 8 };

const tick = ({ label, isTicked }: Tick): Block => {
  const setting: Style = { ...tickText, weight: isTicked ? "strong" : "regular" };
  const room = (width: number) => width - tickSide - 5;
  return {
    height: (width) =>
      Math.max(tickSide, wrap(label, setting, room(width)).length * lineHeight(setting)),
    draw: (pen, { x, y, width }) => {
      tickBox(pen, x, y + (lineHeight(setting) - tickSide) / 2, tickSide, isTicked);
      const lines = wrap(label, setting, room(width));
      drawLines(pen, lines, { x: x + tickSide + 5, y, width: room(width) }, setting);
    },
  };
};

export const ticks = (list: readonly Tick[], columns: number): Block =>
  stack(
    Array.from({ length: Math.ceil(list.length / columns) }, (_, row) =>
      beside(
        Array.from({ length: columns }, (_, column) => {
          const one = list[row * columns + column];
          return { block: one ? tick(one) : blank };
        }),
        8,
      ),
    ),
    4,
  );
