import { faceOf } from "./faces";
import type { Frame } from "./paper";
import type { Pen } from "./pen";
import { type Style, widthOf } from "./text";

export function drawWatermark(pen: Pen, word: string, { left, top, width, bottom }: Frame) {
  const [across, down] = [width, bottom - top];
  const angle = Math.atan2(down, across);
  const style: Style = { weight: "strong", size: 100 };
  const size = Math.min(110, (100 * Math.hypot(across, down) * 0.8) / widthOf(word, style));
  const half = widthOf(word, { ...style, size }) / 2;
  const drop = (faceOf("strong").capHeight * size) / 2000;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const x = left + across / 2 - half * cos + drop * sin;
  const y = top + down / 2 + half * sin + drop * cos;
  pen.stamp(word, x, y, { ...style, size, degrees: (angle * 180) / Math.PI, ink: "ink" });
}
