import { type Align, type Area, baselineIn, type Ink, type Pen } from "./pen";
import { lineHeight, type Style, widthOf } from "./text";
import { wrap } from "./wrap";

export type Block = {
  height: (width: number) => number;
  draw: (pen: Pen, area: Area) => void;
};

/** How much room something takes that is drawn elsewhere. */
export type NeededSpace = Pick<Block, "height">;

export type TextSetting = Style & { align?: Align; ink?: Ink };

const shares = { left: 0, center: 0.5, right: 1 } as const;

export function drawLines(
  pen: Pen,
  lines: readonly string[],
  { x, y, width }: Omit<Area, "height">,
  { align = "left", ink = "ink", ...style }: TextSetting,
): void {
  const height = lineHeight(style);
  lines.forEach((line, at) => {
    const start = align === "left" ? x : x + (width - widthOf(line, style)) * shares[align];
    pen.text(line, start, baselineIn(y + at * height, height, style), style, ink);
  });
}

export const prose = (text: string, setting: TextSetting): Block => ({
  height: (width) => wrap(text, setting, width).length * lineHeight(setting),
  draw: (pen, area) => drawLines(pen, wrap(text, setting, area.width), area, setting),
});

export const spaceOf = (spaces: readonly NeededSpace[], gap = 8): NeededSpace => ({
  height: (width) =>
    spaces.reduce((sum, room) => sum + room.height(width), gap * Math.max(0, spaces.length - 1)),
});

export const stack = (blocks: readonly Block[], gap = 0): Block => ({
  ...spaceOf(blocks, gap),
  draw: (pen, { x, y, width }) => {
    let top = y;
    for (const block of blocks) {
      const height = block.height(width);
      block.draw(pen, { x, y: top, width, height });
      top += height + gap;
    }
  },
});

export const padded = (block: Block, across: number, down = across): Block => ({
  height: (width) => block.height(width - 2 * across) + 2 * down,
  draw: (pen, { x, y, width, height }) =>
    block.draw(pen, {
      x: x + across,
      y: y + down,
      width: width - 2 * across,
      height: height - 2 * down,
    }),
});

export const framed = (block: Block): Block => ({
  height: block.height,
  draw: (pen, area) => {
    block.draw(pen, area);
    pen.frame(area);
  },
});

export const drawing = (height: number, draw: Block["draw"]): Block => ({
  height: () => height,
  draw,
});
