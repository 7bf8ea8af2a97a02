/**
 * Points from the upper left corner of A4. `paper.add(block)` keeps a block on one page; `addTable` and `addProse` flow
 * over pages.
 */
import { assemblePdf, type PaperSpec, pageSize } from "./assemble-pdf";
import type { Block } from "./blocks";
import { newDocumentFont } from "./document-font";
import { faceOf } from "./faces";
import { mm, newPen, type Pen } from "./pen";

/** From 1. */
export type PageNumber = { page: number; of: number };

export type HeadAndFoot = {
  headHeight: number;
  footHeight: number;
  /** Drawn over the content, once all pages exist. */
  draw: (pen: Pen, frame: Frame, pageNumber: PageNumber) => void;
};

/** Between the margins, in points. */
export type Frame = { left: number; top: number; width: number; bottom: number };

export type PaperFlow = {
  frame: Frame;
  y: number;
  pen: () => Pen;
  /** Points left on this page. */
  room: () => number;
  /** Points of an empty page. */
  wholeRoom: () => number;
  breakPage: () => void;
  /** A new page unless so many points are left on this one. */
  makeRoom: (height: number) => void;
  add: (block: Block, gap?: number) => void;
};

const margin = mm(11);

function newPaper(frame: Frame, newPage: () => Pen): PaperFlow {
  const state = { pen: newPage() };
  const paper: PaperFlow = {
    frame,
    y: frame.top,
    pen: () => state.pen,
    room: () => frame.bottom - paper.y,
    wholeRoom: () => frame.bottom - frame.top,
    breakPage: () => {
      state.pen = newPage();
      paper.y = frame.top;
    },
    makeRoom: (height) => {
      if (height > paper.room() && paper.y > frame.top) paper.breakPage();
    },
    add: (block, gap = 8) => {
      const height = block.height(frame.width);
      paper.makeRoom(height);
      block.draw(state.pen, { x: frame.left, y: paper.y, width: frame.width, height });
      paper.y += height + gap;
    },
  };
  return paper;
}

export async function printPaper(
  spec: PaperSpec,
  headAndFoot: HeadAndFoot,
  write: (paper: PaperFlow) => void,
): Promise<Uint8Array> {
  const [width, height] = pageSize(spec.shape);
  const typefaces = {
    regular: newDocumentFont(faceOf("regular")),
    strong: newDocumentFont(faceOf("strong")),
  };
  const frame = {
    left: margin,
    top: margin + headAndFoot.headHeight,
    width: width - 2 * margin,
    bottom: height - margin - headAndFoot.footHeight,
  };
  const pages: Pen[] = [];
  const newPage = () => {
    const pen = newPen(height, typefaces);
    pages.push(pen);
    return pen;
  };
  write(newPaper(frame, newPage));
  pages.forEach((pen, at) => {
    headAndFoot.draw(pen, frame, { page: at + 1, of: pages.length });
  });
  return assemblePdf(
    spec,
    pages.map((pen) => pen.content()),
    typefaces,
  );
}
