import { links } from "../links/pages";
import { composeMail, type MailPart } from "../mail/compose-mail";
import { counted } from "../values/count-text";
import { showDay, weekdayOf } from "../values/dates";
import { weekdayNames } from "../values/weekdays";
import type { BoardRoute, BoardStop } from "./board";

const stopWords = ({ entry, windowStart, windowEnd, notes }: BoardStop): string => {
  const hours = [windowStart ?? entry.startTime, windowEnd ?? entry.endTime].filter(Boolean);
  const { location, partner } = entry.project;
  const units = entry.units.length > 0 ? ` (${entry.units.join(", ")})` : "";
  const at = hours.length > 0 ? `${hours.join("–")} ` : "";
  const said = notes ? `. ${notes}` : "";
  return `${at}${entry.title}${units}: ${location}, ${partner}${said}`;
};

const dayWords = ({ date }: Pick<BoardRoute, "date">): string =>
  `${weekdayNames[weekdayOf(date)]} ${showDay(date)}`;

function routePart(route: BoardRoute): MailPart {
  const vehicle = route.plate ? `, vehículo ${route.plate}` : "";
  if (route.stops.length === 0) return `El ${dayWords(route)} ya no tiene paradas.`;
  return {
    heading: `${dayWords(route)}: ${counted(route.stops.length, "parada", "paradas")}${vehicle}`,
    items: [...route.stops.map(stopWords), ...(route.notes ? [route.notes] : [])],
  };
}

export function routeMail(firstName: string, own: readonly BoardRoute[]) {
  const [first, ...others] = own;
  const which = others.length > 0 ? "Sus rutas" : "Su ruta";
  return composeMail({
    subject: `${which} desde el ${showDay(first?.date ?? "")}`,
    greeting: `Hola, ${firstName}:`,
    parts: [...own.map(routePart), { label: "Abrir mi día", path: links.home }],
    closing: "Si algo cambia antes, recibirá otro correo.",
  });
}
