import { drawLines } from "./blocks";
import type { Company } from "./company";
import { shorten, sizeToFit } from "./fit-text";
import type { Letterhead } from "./letterhead";
import type { Frame, PageNumber } from "./paper";
import { type Area, baselineIn, mm, type Pen } from "./pen";
import { lineHeight, type Style, widthOf } from "./text";
import { wrapAtMost } from "./wrap";

const logoBox = { width: mm(34), height: mm(15) };
export const headGap = mm(3);
export const small: Style = { weight: "regular", size: 7 };

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

function layOutName(name: string, width: number) {
  const [large, small] = nameStyles;
  const style = widthOf(name, large) <= width ? large : small;
  return { style, lines: wrapAtMost(name, style, width, 3) };
}

function drawCompany(pen: Pen, company: Company, { x, y, width, height }: Area) {
  const name = layOutName(company.name, width);
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

function titleLines({ title, number, subject, note }: Letterhead) {
  const numberOrSubject = number ? `N.º ${number}` : subject;
  return [
    { text: title.toLocaleUpperCase("es"), style: titleText, ink: "ink" as const },
    ...(numberOrSubject
      ? [{ text: numberOrSubject, style: titleText, ink: "accent" as const }]
      : []),
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

export function drawHead(
  pen: Pen,
  letterhead: Letterhead,
  frame: Frame,
  head: number,
  pageNumber: PageNumber,
) {
  const y = frame.top - head - headGap;
  const { corner, company } = letterhead;
  const right = frame.left + frame.width - (corner ? corner.side + 10 : 0);
  const x = frame.left + (company.logo ? drawLogo(pen, company.logo, frame.left, y) : 0);
  const width = right - titleWidth(letterhead) - 14 - x;
  drawCompany(pen, company, { x, y, width, height: head });
  drawTitle(pen, letterhead, right, y);
  corner?.draw(pen, frame.left + frame.width - corner.side, y, pageNumber);
  const rule = frame.top - headGap / 2 - 2;
  pen.line([frame.left, rule], [frame.left + frame.width, rule], "accent", 1.2);
}
