import { type Block, drawing, drawLines, framed } from "./blocks";
import type { Area, Pen } from "./pen";
import { lineHeight, type Style } from "./text";
import { wrap } from "./wrap";

/** PNG or JPEG, sized in pixels. */
export type Picture = { bytes: Uint8Array; width: number; height: number };

const padding = 3;

function drawPicture(pen: Pen, name: string, { width, height }: Picture, area: Area) {
  const room = { width: area.width - 2 * padding, height: area.height - 2 * padding };
  const scale = Math.min(room.width / width, room.height / height);
  const drawn = { width: width * scale, height: height * scale };
  const x = area.x + (area.width - drawn.width) / 2;
  const y = area.y + (area.height - drawn.height) / 2;
  pen.image(name, { x, y, ...drawn });
}

/** At least so tall; words where there is no picture. */
export const pictureBlock = (name: string, picture: Picture | string, height: number): Block =>
  framed(
    drawing(height, (pen, area) => {
      if (typeof picture !== "string") return drawPicture(pen, name, picture, area);
      const style: Style = { weight: "regular", size: 7 };
      const width = area.width - 4 * padding;
      const lines = wrap(picture, style, width);
      const y = area.y + (area.height - lines.length * lineHeight(style)) / 2;
      const inner = { x: area.x + 2 * padding, y, width };
      drawLines(pen, lines, inner, { ...style, align: "center", ink: "muted" });
    }),
  );
