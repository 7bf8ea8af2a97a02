import type { Block } from "./blocks";

export type Column = { block: Block /** Of the width; 1 by default. */; share?: number };

function columnsOf(parts: readonly Column[], x: number, width: number, gap: number) {
  const whole = parts.reduce((sum, { share = 1 }) => sum + share, 0);
  const room = width - gap * Math.max(0, parts.length - 1);
  let left = x;
  return parts.map(({ block, share = 1 }) => {
    const column = { block, x: left, width: (room * share) / whole };
    left += column.width + gap;
    return column;
  });
}

export const beside = (parts: readonly Column[], gap = 0): Block => ({
  height: (width) =>
    Math.max(
      0,
      ...columnsOf(parts, 0, width, gap).map((column) => column.block.height(column.width)),
    ),
  draw: (pen, { x, y, width, height }) => {
    for (const { block, ...column } of columnsOf(parts, x, width, gap))
      block.draw(pen, { ...column, y, height });
  },
});
