import { beside } from "./beside";
import { type Block, drawLines, stack } from "./blocks";
import { blank } from "./form-blocks";
import type { Pen } from "./pen";
import { lineHeight, type Style } from "./text";
import { wrap } from "./wrap";

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
