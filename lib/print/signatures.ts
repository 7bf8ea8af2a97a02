import { beside } from "./beside";
import { type Block, drawing, framed, padded, prose, stack, type TextSetting } from "./blocks";
import { sizeToFit } from "./fit-text";
import { lineHeight, type Style } from "./text";

export type Signature = {
  title: string;
  /** Null leaves the line empty. */
  name: string | null;
  lines: readonly (string | null)[];
};

const label: Style = { weight: "regular", size: 6.5 };
const signatureTitle: Style = { weight: "strong", size: 7.5 };
const signatureText: Style = { weight: "regular", size: 7 };
const roomToSign = 42;

const lineToSign = drawing(roomToSign, (pen, { x, y, width, height }) =>
  pen.line([x, y + height], [x + width, y + height], "muted"),
);

const shrunk = (text: string, setting: TextSetting): Block => {
  const inWidth = (width: number) =>
    prose(text, { ...setting, size: sizeToFit(text, setting, width, 0.7) });
  return {
    height: (width) => Math.max(lineHeight(setting), inWidth(width).height(width)),
    draw: (pen, area) => inWidth(area.width).draw(pen, area),
  };
};

/** The name is at the bottom, so that neighbours' lines are level. */
function signature({ title, name, lines }: Signature): Block {
  const head = stack([
    prose(title.toLocaleUpperCase("es"), { ...signatureTitle, ink: "accent" }),
    ...lines.flatMap((line) => (line ? [prose(line, signatureText)] : [])),
  ]);
  const foot = stack([
    lineToSign,
    shrunk(name?.trim() || " ", { weight: "strong", size: 8, align: "center" }),
    prose("Nombre y firma", { ...label, ink: "muted", align: "center" }),
  ]);
  const both: Block = {
    height: (width) => head.height(width) + foot.height(width),
    draw: (pen, { x, y, width, height }) => {
      head.draw(pen, { x, y, width, height: head.height(width) });
      const tall = foot.height(width);
      foot.draw(pen, { x, y: y + height - tall, width, height: tall });
    },
  };
  return framed(padded(both, 8, 6));
}

export const signatures = (list: readonly Signature[], gap = 8): Block =>
  beside(
    list.map((one) => ({ block: signature(one) })),
    gap,
  );
