import { drawLines, type NeededSpace, type TextSetting } from "./blocks";
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

const linesOf = (text: string, width: number): string[] =>
  wrap(text.trim() || "—", setting, width - 2 * padding.across);

const heightOf = (title: string, lines: number, width: number): number =>
  titleBand(title).height(width) + lines * lineHeight(setting) + 2 * padding.down;

const linesLeft = (paper: PaperFlow, title: string) =>
  Math.floor((paper.room() - heightOf(title, 0, paper.frame.width)) / lineHeight(setting));

/** Of a text that fits on one page. */
export const proseSpace = (title: string, text: string): NeededSpace => ({
  height: (width) => heightOf(title, linesOf(text, width).length, width),
});

/** How many of the last lines go along with what follows the text; a text of twice as many goes whole. */
const company = 3;

/** How many of the last lines go to the next page, since what follows has no room below them here. */
function linesThatGo(paper: PaperFlow, title: string, lines: number, after: number): number {
  const { width } = paper.frame;
  if (heightOf(title, lines, width) + after <= paper.room()) return 0;
  const going = lines > 2 * company ? company : lines;
  return heightOf(title, going, width) + after <= paper.wholeRoom() ? going : 0;
}

/** How many lines stand here, and whether the page ends below them. */
function takeLines(paper: PaperFlow, heading: string, lines: number, after: number) {
  if (linesLeft(paper, heading) < Math.min(lines, 2)) paper.breakPage();
  const room = Math.max(1, linesLeft(paper, heading));
  const going = room < lines ? 0 : linesThatGo(paper, heading, lines, after);
  return { count: Math.min(room, lines - going), endsPage: going > 0 };
}

/** `next` is added next, and does not stand alone on a page. */
export function addProse(
  paper: PaperFlow,
  title: string,
  text: string,
  { gap = 8, next }: { gap?: number; next?: NeededSpace } = {},
): void {
  const after = next ? gap + next.height(paper.frame.width) : 0;
  let rest = linesOf(text, paper.frame.width);
  let heading = title;
  while (rest.length > 0) {
    const { count, endsPage } = takeLines(paper, heading, rest.length, after);
    if (count > 0) {
      drawPiece(paper, heading, rest.slice(0, count));
      heading = `${title} (continuación)`;
    }
    if (endsPage) paper.breakPage();
    rest = rest.slice(count);
  }
  paper.y += gap;
}
