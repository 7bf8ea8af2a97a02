/**
 * The kit of printed documents. A document is one call: `printPaper(spec, furnitureOf(letterhead), (paper) => { … })`, A4 in
 * points, its upper left corner first. Inside, content flows down and over the pages:
 *
 * - `paper.add(block)`: what must not be cut. Blocks (`blocks.ts`, `beside.ts`, `titled.ts`, `form-blocks.ts`, `ticks.ts`): `facts` (labelled values in a grid),
 *   `ticks`, `signatures`, `prose`, `titled(title, block)`, put together with `stack`, `beside`, `padded`, `framed`;
 *   `drawing(height, draw)` for what is drawn by hand with the pen.
 * - `addTable(paper, table)`: columns that grow, wrapped texts, amounts that shrink, groups of columns, totals; head repeated.
 * - `addProse(paper, title, text)`: a text of any length.
 *
 * Nothing here reads a clock or makes a random number: the same data is the same bytes. Images are given by name in the spec.
 */
import { bind, type PaperSpec, sizeOf } from "./bind";
import type { Block } from "./blocks";
import { faceOf } from "./faces";
import { mm, newPen, type Pen } from "./pen";
import { newTypeface } from "./typeface";

/** From 1. */
export type Folio = { page: number; of: number };

export type Furniture = {
  headHeight: number;
  footHeight: number;
  /** Drawn when all pages stand, over their content. */
  draw: (pen: Pen, frame: Frame, folio: Folio) => void;
};

/** Between the margins of a page, in points. */
export type Frame = { left: number; top: number; width: number; bottom: number };

/** Content flows down and over its pages. */
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
  need: (height: number) => void;
  /** On a new page when it does not fit, and a gap below it. */
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
    need: (height) => {
      if (height > paper.room() && paper.y > frame.top) paper.breakPage();
    },
    add: (block, gap = 8) => {
      const height = block.height(frame.width);
      paper.need(height);
      block.draw(state.pen, { x: frame.left, y: paper.y, width: frame.width, height });
      paper.y += height + gap;
    },
  };
  return paper;
}

/** The content flows between what the furniture takes of each page. */
export async function printPaper(
  spec: PaperSpec,
  furniture: Furniture,
  write: (paper: PaperFlow) => void,
): Promise<Uint8Array> {
  const [width, height] = sizeOf(spec.shape);
  const typefaces = {
    regular: newTypeface(faceOf("regular")),
    strong: newTypeface(faceOf("strong")),
  };
  const frame = {
    left: margin,
    top: margin + furniture.headHeight,
    width: width - 2 * margin,
    bottom: height - margin - furniture.footHeight,
  };
  const pages: Pen[] = [];
  const newPage = () => {
    const pen = newPen(height, typefaces);
    pages.push(pen);
    return pen;
  };
  write(newPaper(frame, newPage));
  pages.forEach((pen, at) => {
    furniture.draw(pen, frame, { page: at + 1, of: pages.length });
  });
  return bind(
    spec,
    pages.map((pen) => pen.content()),
    typefaces,
  );
}
