import { beside } from "./beside";
import { type Block, drawing, framed, padded, prose, stack } from "./blocks";
import type { Style } from "./text";

/** Null prints as a dash. */
export type Fact = {
  label: string;
  value: string | null;
  /** Columns of the grid; 1 by default. */
  span?: number;
  /** Left empty, with room for handwriting. */
  isToFill?: boolean;
};

const label: Style = { weight: "regular", size: 6.5 };
const value: Style = { weight: "strong", size: 8.5 };
const padding = { across: 5, down: 3 };

export const blank = drawing(0, () => undefined);
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

export const facts = (list: readonly Fact[], columns: number): Block =>
  stack(factRows(list, columns).map((row) => factRow(row, columns)));
