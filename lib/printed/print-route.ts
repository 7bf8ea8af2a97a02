import type { BoardStop } from "../dispatch/board";
import { getPrintedRoute } from "../dispatch/get-printed-route";
import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import { entryHours } from "../schedule/labels";
import type { Day } from "../values/dates";
import { draw } from "./draw";
import { getCompany } from "./get-company";
import type { Printed } from "./printed";
import type { StopOnPaper } from "./route-sheet";

type Contact = { name: string | null; phone: string | null };

const pathOf = ({ entry }: BoardStop, day: Day): string =>
  entry.kind === "event"
    ? links.calendarEvent(entry.eventId)
    : links.visitsOn(entry.project.id, day);

function stopOnPaper(stop: BoardStop, day: Day, contact: Contact | undefined, home: string) {
  const { entry, windowStart, windowEnd } = stop;
  const own = entryHours({ startTime: windowStart, endTime: windowEnd });
  const paper: StopOnPaper = {
    title: entry.title,
    unit: entry.units.join(", "),
    place: `${entry.project.location} · ${entry.project.partner}`,
    contact: [contact?.name, contact?.phone].filter(Boolean).join(", "),
    hours: own || entryHours(entry),
    notes: stop.notes ?? "",
    address: new URL(pathOf(stop, day), home).toString(),
  };
  return paper;
}

/** `home` is the service's own address, which the codes begin with. */
export async function printRoute(
  ctx: Context,
  { routeId, home }: { routeId: number; home: string },
): Promise<Printed> {
  const { route, contacts } = await getPrintedRoute(ctx, { routeId });
  const { company } = await getCompany(ctx);
  return draw(ctx, "route", company, {
    day: route.date,
    technician: route.staffName,
    plate: route.plate,
    minutes: route.minutes,
    notes: route.notes,
    stops: route.stops.map((stop) =>
      stopOnPaper(stop, route.date, contacts.get(stop.entry.project.id), home),
    ),
  });
}
