import type { Homography } from "./homography";

/** RGBA, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

const mixed = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Where the four pixels around a place begin in the data, and the fractions between them. */
function around({ width, height }: Pixels, x: number, y: number) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  return {
    at: (top * width + left) * 4,
    right: left < width - 1 ? 4 : 0,
    below: top < height - 1 ? width * 4 : 0,
    across: x - left,
    down: y - top,
  };
}

/** Bilinear. */
function blend(from: Pixels, x: number, y: number, to: Uint8ClampedArray, target: number): void {
  const { at, right, below, across, down } = around(from, x, y);
  const value = (index: number) => from.data[index] ?? 0;
  for (let colour = at; colour < at + 3; colour += 1) {
    const upper = mixed(value(colour), value(colour + right), across);
    const lower = mixed(value(colour + below), value(colour + below + right), across);
    to[target + colour - at] = mixed(upper, lower, down);
  }
  to[target + 3] = 255;
}

export function warpRows(
  from: Pixels,
  to: Pixels,
  place: Homography,
  [first, last]: readonly [number, number],
): void {
  for (let row = first; row < last; row += 1)
    for (let column = 0; column < to.width; column += 1) {
      const { x, y } = place((column + 0.5) / to.width, (row + 0.5) / to.height);
      const sourceX = clamp(x * from.width - 0.5, from.width - 1);
      const sourceY = clamp(y * from.height - 0.5, from.height - 1);
      blend(from, sourceX, sourceY, to.data, (row * to.width + column) * 4);
    }
}
