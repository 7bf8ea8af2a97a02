import { drawLines } from "./blocks";
import { shorten, sizeToFit } from "./fit-text";
import type { Folio, Frame, Furniture } from "./paper";
import { type Area, baselineIn, mm, type Pen } from "./pen";
import { lineHeight, type Style, widthOf } from "./text";
import { drawWatermark } from "./watermark";
import { wrapAtMost } from "./wrap";

export type Company = {
  name: string;
  taxId: string;
  header: string;
  footer: string;
  /** PNG or JPEG, sized in pixels. */
  logo: { bytes: Uint8Array; width: number; height: number } | null;
};

export type Letterhead = {
  company: Company;
  /** "Cadena de custodia". */
  title: string;
  number: string | null;
  /** What or whom it is about, where it bears no number. */
  subject?: string | null;
  note?: string | null;
  /** Across the page: BORRADOR, ANULADA. */
  watermark?: string | null;
  /** At the right end of the head of every page. */
  corner?: { side: number; draw: (pen: Pen, x: number, y: number, folio: Folio) => void };
};

const logoBox = { width: mm(34), height: mm(15) };
const headHeight = mm(17);
const headGap = mm(3);
const footHeight = mm(8);
const small: Style = { weight: "regular", size: 7 };

function drawLogo(pen: Pen, logo: NonNullable<Company["logo"]>, x: number, y: number): number {
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  pen.image("logo", { x, y: y + (logoBox.height - height) / 2, width, height });
  return width + 8;
}

const nameStyles: readonly [Style, Style] = [
  { weight: "strong", size: 11 },
  { weight: "strong", size: 9 },
];

/** On one line, or smaller on several. */
function setName(name: string, width: number) {
  const [large, small] = nameStyles;
  const style = widthOf(name, large) <= width ? large : small;
  return { style, lines: wrapAtMost(name, style, width, 3) };
}

function drawCompany(pen: Pen, company: Company, { x, y, width, height }: Area) {
  const name = setName(company.name, width);
  const taxId = company.taxId ? [`RUC ${company.taxId}`] : [];
  const nameHeight = name.lines.length * lineHeight(name.style);
  const room = Math.floor((height - nameHeight) / lineHeight(small)) - taxId.length;
  const lines = [...taxId, ...wrapAtMost(company.header, small, width, room)];
  const taken = nameHeight + lines.length * lineHeight(small);
  const top = y + Math.max(0, (logoBox.height - taken) / 2);
  drawLines(pen, name.lines, { x, y: top, width }, name.style);
  drawLines(pen, lines, { x, y: top + nameHeight, width }, { ...small, ink: "muted" });
}

const titleText: Style = { weight: "strong", size: 12 };
const widestTitle = mm(88);

export const letterheadName = ({ title, number, subject }: Letterhead): string =>
  [title, number ?? subject].filter(Boolean).join(" ");

function titleLines({ title, number, subject, note }: Letterhead) {
  const mark = number ? `N.º ${number}` : subject;
  return [
    { text: title.toLocaleUpperCase("es"), style: titleText, ink: "ink" as const },
    ...(mark ? [{ text: mark, style: titleText, ink: "accent" as const }] : []),
    ...(note ? [{ text: note, style: small, ink: "muted" as const }] : []),
  ];
}

const titleWidth = (letterhead: Letterhead): number =>
  Math.min(
    widestTitle,
    Math.max(...titleLines(letterhead).map(({ text, style }) => widthOf(text, style))),
  );

function drawTitle(pen: Pen, letterhead: Letterhead, right: number, y: number) {
  let top = y;
  for (const { text, style, ink } of titleLines(letterhead)) {
    const fitted = { ...style, size: sizeToFit(text, style, widestTitle) };
    const line = shorten(text, fitted, widestTitle);
    const baseline = baselineIn(top, lineHeight(style), style);
    pen.text(line, right - widthOf(line, fitted), baseline, fitted, ink);
    top += lineHeight(style);
  }
}

function drawHead(pen: Pen, letterhead: Letterhead, frame: Frame, head: number, folio: Folio) {
  const y = frame.top - head - headGap;
  const { corner, company } = letterhead;
  const right = frame.left + frame.width - (corner ? corner.side + 10 : 0);
  const x = frame.left + (company.logo ? drawLogo(pen, company.logo, frame.left, y) : 0);
  const width = right - titleWidth(letterhead) - 14 - x;
  drawCompany(pen, company, { x, y, width, height: head });
  drawTitle(pen, letterhead, right, y);
  corner?.draw(pen, frame.left + frame.width - corner.side, y, folio);
  const rule = frame.top - headGap / 2 - 2;
  pen.line([frame.left, rule], [frame.left + frame.width, rule], "accent", 1.2);
}

function drawFoot(pen: Pen, letterhead: Letterhead, frame: Frame, folio: Folio) {
  const y = frame.bottom + mm(2.5);
  pen.line([frame.left, y], [frame.left + frame.width, y]);
  const baseline = y + 10;
  const pages = `Página ${folio.page} de ${folio.of}`;
  const end = frame.left + frame.width - widthOf(pages, small);
  pen.text(pages, end, baseline, small, "muted");
  const words = [letterhead.company.footer, letterheadName(letterhead)].filter(Boolean).join(" · ");
  pen.text(shorten(words, small, end - frame.left - 12), frame.left, baseline, small, "muted");
}

export function furnitureOf(letterhead: Letterhead): Furniture {
  const { watermark, corner } = letterhead;
  const head = Math.max(headHeight, corner?.side ?? 0);
  return {
    headHeight: head + headGap,
    footHeight,
    draw: (pen, frame, folio) => {
      if (watermark) drawWatermark(pen, watermark, frame);
      drawHead(pen, letterhead, frame, head, folio);
      drawFoot(pen, letterhead, frame, folio);
    },
  };
}
