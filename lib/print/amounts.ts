import { type Block, framed, stack } from "./blocks";
import { shorten, sizeToFit } from "./fit-text";
import { baselineIn, type Pen } from "./pen";
import { type Style, widthOf } from "./text";

export type Amount = { label: string; value: string; isTotal?: boolean };

const rowHeight = 16;
const padding = 6;

function drawAmount(
  pen: Pen,
  { label, value, isTotal }: Amount,
  x: number,
  y: number,
  width: number,
) {
  const weight = isTotal ? "strong" : "regular";
  const labelStyle: Style = { weight, size: 8 };
  const room = width - 2 * padding;
  const asked: Style = { weight: "strong", size: isTotal ? 10 : 8.5 };
  const valueStyle = { ...asked, size: sizeToFit(value, asked, room * 0.65) };
  const figureWidth = widthOf(value, valueStyle);
  const line = shorten(label, labelStyle, room - figureWidth - padding);
  pen.text(
    line,
    x + padding,
    baselineIn(y, rowHeight, labelStyle),
    labelStyle,
    isTotal ? "ink" : "muted",
  );
  pen.text(
    value,
    x + width - padding - figureWidth,
    baselineIn(y, rowHeight, valueStyle),
    valueStyle,
  );
}

const amountRow = (amount: Amount): Block =>
  framed({
    height: () => rowHeight,
    draw: (pen, { x, y, width, height }) => {
      if (amount.isTotal) pen.fill({ x, y, width, height }, "band");
      drawAmount(pen, amount, x, y, width);
    },
  });

export const amounts = (list: readonly Amount[]): Block => stack(list.map(amountRow));
