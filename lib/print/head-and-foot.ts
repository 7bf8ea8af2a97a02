import { shorten } from "./fit-text";
import { documentName, type Letterhead } from "./letterhead";
import { drawHead, headGap, small } from "./letterhead-head";
import type { Frame, HeadAndFoot, PageNumber } from "./paper";
import { mm, type Pen } from "./pen";
import { widthOf } from "./text";
import { drawWatermark } from "./watermark";

const headHeight = mm(17);
const footHeight = mm(8);

function drawFoot(pen: Pen, letterhead: Letterhead, frame: Frame, pageNumber: PageNumber) {
  const y = frame.bottom + mm(2.5);
  pen.line([frame.left, y], [frame.left + frame.width, y]);
  const baseline = y + 10;
  const pages = `Página ${pageNumber.page} de ${pageNumber.of}`;
  const end = frame.left + frame.width - widthOf(pages, small);
  pen.text(pages, end, baseline, small, "muted");
  const words = [letterhead.company.footer, documentName(letterhead)].filter(Boolean).join(" · ");
  pen.text(shorten(words, small, end - frame.left - 12), frame.left, baseline, small, "muted");
}

export function headAndFootOf(letterhead: Letterhead): HeadAndFoot {
  const { watermark, corner } = letterhead;
  const head = Math.max(headHeight, corner?.side ?? 0);
  return {
    headHeight: head + headGap,
    footHeight,
    draw: (pen, frame, pageNumber) => {
      if (watermark) drawWatermark(pen, watermark, frame);
      drawHead(pen, letterhead, frame, head, pageNumber);
      drawFoot(pen, letterhead, frame, pageNumber);
    },
  };
}
