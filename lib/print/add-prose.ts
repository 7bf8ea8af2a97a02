import { type Block, drawLines, type TextSetting } from "./blocks";
import type { PaperFlow } from "./paper";
import { lineHeight } from "./text";
import { titleBand } from "./titled";
import { wrap } from "./wrap";

const padding = { across: 5, down: 4 };
const setting: TextSetting = { weight: "regular", size: 8.5 };

function drawPiece(paper: PaperFlow, title: string, lines: readonly string[]) {
  const { left: x, width } = paper.frame;
  const head = titleBand(title);
  const headHeight = head.height(width);
  const height = headHeight + lines.length * lineHeight(setting) + 2 * padding.down;
  const inner = {
    x: x + padding.across,
    y: paper.y + headHeight + padding.down,
    width: width - 2 * padding.across,
  };
  head.draw(paper.pen(), { x, y: paper.y, width, height: headHeight });
  drawLines(paper.pen(), lines, inner, setting);
  paper.pen().frame({ x, y: paper.y, width, height });
  paper.y += height;
}

const linesLeft = (paper: PaperFlow, title: string) =>
  Math.floor(
    (paper.room() - titleBand(title).height(paper.frame.width) - 2 * padding.down) /
      lineHeight(setting),
  );

/** Whether what follows would stand alone on the next page, and both have room there. */
function leavesAlone(paper: PaperFlow, title: string, lines: number, after: number): boolean {
  const height =
    titleBand(title).height(paper.frame.width) + lines * lineHeight(setting) + 2 * padding.down;
  const both = height + after;
  return height <= paper.room() && both > paper.room() && both <= paper.wholeRoom();
}

/** `next` is added next, and does not stand alone on a page. */
export function addProse(
  paper: PaperFlow,
  title: string,
  text: string,
  { gap = 8, next }: { gap?: number; next?: Block } = {},
): void {
  let rest = wrap(text.trim() || "—", setting, paper.frame.width - 2 * padding.across);
  if (next && leavesAlone(paper, title, rest.length, next.height(paper.frame.width) + gap))
    paper.breakPage();
  let heading = title;
  while (rest.length > 0) {
    if (linesLeft(paper, heading) < Math.min(rest.length, 2)) paper.breakPage();
    const count = Math.max(1, linesLeft(paper, heading));
    drawPiece(paper, heading, rest.slice(0, count));
    rest = rest.slice(count);
    heading = `${title} (continuación)`;
  }
  paper.y += gap;
}
