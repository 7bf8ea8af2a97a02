import { showMinutes } from "../dispatch/durations";
import { routeFields } from "../dispatch/fields";
import { beside } from "../print/beside";
import { type Block, drawing, framed, padded, prose, stack } from "../print/blocks";
import type { Company } from "../print/company";
import { printDocument } from "../print/document";
import { type Fact, facts } from "../print/form-blocks";
import { mm } from "../print/pen";
import { type QrDrawing, qrOf } from "../print/qr";
import type { Style } from "../print/text";
import { type Day, showDay, weekdayOf } from "../values/dates";
import { weekdayNames } from "../values/weekdays";
import type { Printed } from "./printed";

export type StopOnPaper = {
  title: string;
  unit: string;
  place: string;
  contact: string;
  hours: string;
  notes: string;
  /** Where the code leads: the visit or event in the product. */
  address: string;
};

export type RouteOnPaper = {
  day: Day;
  technician: string;
  plate: string | null;
  minutes: number;
  notes: string | null;
  stops: StopOnPaper[];
};

const qrSide = mm(15);
const quiet = 4;

const strong: Style = { weight: "strong", size: 9 };
const plain: Style = { weight: "regular", size: 8 };
const small: Style = { weight: "regular", size: 6.5 };

const code = (qr: QrDrawing): Block =>
  drawing(qrSide + 2 * quiet, (pen, { x, y }) => pen.qr(qr, x + quiet, y + quiet, qrSide));

const line = (text: string): Block[] => (text ? [prose(text, plain)] : []);

const toFill = (label: string): Block =>
  framed(
    stack([
      padded(prose(label, { ...small, ink: "muted" }), 4, 3),
      drawing(qrSide - 8, () => undefined),
    ]),
  );

function stopBlock(stop: StopOnPaper, at: number): Block {
  const words = stack([
    prose(`${at + 1}. ${[stop.title, stop.unit].filter(Boolean).join(" · ")}`, strong),
    ...line(stop.place),
    ...line([stop.hours, stop.contact].filter(Boolean).join(" · ")),
    ...line(stop.notes),
  ]);
  return framed(
    beside([
      { block: code(qrOf(stop.address)), share: 1.2 },
      { block: padded(words, 5, 4), share: 5.4 },
      { block: toFill("Llegada"), share: 1 },
      { block: toFill("Salida"), share: 1 },
      { block: toFill("Recibe conforme"), share: 1.8 },
    ]),
  );
}

const head = ({ technician, plate, stops, minutes, notes }: RouteOnPaper): Fact[] => [
  { label: routeFields.staffId.label, value: technician, span: 2 },
  { label: routeFields.vehicleId.label, value: plate },
  { label: "Paradas y tiempo previsto", value: `${stops.length} · ${showMinutes(minutes)}` },
  ...(notes ? [{ label: routeFields.notes.label, value: notes, span: 4 }] : []),
];

/** A page a technician and day, as long as a day's stops have room on one. */
export async function routePaper(company: Company, route: RouteOnPaper): Promise<Printed> {
  const { day, technician, stops } = route;
  const spec = {
    company,
    title: "Hoja de ruta",
    number: null,
    subject: `${weekdayNames[weekdayOf(day)]} ${showDay(day)}`,
    note: null,
    day,
  };
  const bytes = await printDocument(spec, (paper) => {
    paper.add(facts(head(route), 4));
    stops.forEach((stop, at) => {
      paper.add(stopBlock(stop, at), 0);
    });
    if (stops.length === 0) paper.add(padded(prose("Sin paradas.", plain), 5));
  });
  return { fileName: `Hoja de ruta ${technician} ${day}.pdf`, bytes };
}
