import { type Block, framed, padded, prose, stack } from "./blocks";
import type { Style } from "./text";

const bandText: Style = { weight: "strong", size: 7.5 };
const bandPadding = 5;

export const titleBand = (title: string): Block => {
  const text = prose(title.toLocaleUpperCase("es"), { ...bandText, ink: "accent" });
  const inner = padded(text, bandPadding, 3);
  return {
    height: inner.height,
    draw: (pen, area) => {
      pen.fill(area, "band");
      inner.draw(pen, area);
    },
  };
};

export const titled = (title: string, block: Block): Block =>
  framed(stack([titleBand(title), block]));
