import { and, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { staff, users } from "@/db/schema";
import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import { composeMail, type MailPart } from "../mail/compose-mail";
import { writeMail } from "../mail/write-mail";
import { notify } from "../notifications/notify";
import { counted } from "../values/count-text";
import { showDay, weekdayOf } from "../values/dates";
import { weekdayNames } from "../values/weekdays";
import type { BoardRoute, BoardStop } from "./board";

/** Who has no user of his e-mail hears nothing. */
export type Told = { mailed: string[]; unreached: string[] };

type Reader = { staffId: number; id: number; email: string; firstName: string };

/** The live user of each technician: the one with his e-mail, which no other technician has. */
async function listReaders(ctx: Context, staffIds: readonly number[]): Promise<Reader[]> {
  return ctx.db
    .select({ staffId: staff.id, id: users.id, email: users.email, firstName: users.firstName })
    .from(staff)
    .innerJoin(users, and(sql`lower(${users.email}) = lower(${staff.email})`, live(users)))
    .where(
      and(
        among(staff.id, staffIds),
        sql`not exists (select from ${staff} as other where other.id <> ${staff.id}
          and lower(other.email) = lower(${staff.email}) and other.is_active and not other.is_deleted)`,
      ),
    );
}

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

function contentFor(firstName: string, own: readonly BoardRoute[]) {
  const [first, ...others] = own;
  const which = others.length > 0 ? "Sus rutas" : "Su ruta";
  return composeMail({
    subject: `${which} desde el ${showDay(first?.date ?? "")}`,
    greeting: `Hola, ${firstName}:`,
    parts: [...own.map(routePart), { label: "Abrir mi día", path: links.home }],
    closing: "Si algo cambia antes, recibirá otro correo.",
  });
}

async function tell(ctx: Context, reader: Reader, own: readonly [BoardRoute, ...BoardRoute[]]) {
  const [{ id, version, date: from }] = own;
  const content = contentFor(reader.firstName, own);
  await writeMail(ctx, { key: `route ${id} ${version}`, kind: "ROUTE", to: reader, content });
  const params = { routes: own.length, from };
  const told = { record: { type: "route", id }, key: `${id} ${version}`, to: [reader.id] };
  await notify(ctx, [{ kind: "ROUTE_PUBLISHED", params, ...told }]);
}

/** One mail each, whatever the number of days. */
export async function tellStaff(
  ctx: Context,
  routes: ReadonlyMap<number, readonly BoardRoute[]>,
): Promise<Told> {
  const readers = new Map(
    (await listReaders(ctx, [...routes.keys()])).map((reader) => [reader.staffId, reader]),
  );
  const told: Told = { mailed: [], unreached: [] };
  for (const [staffId, own] of routes) {
    const [reader, [first, ...others]] = [readers.get(staffId), own];
    if (!reader || !first) {
      told.unreached.push(first?.staffName ?? "");
      continue;
    }
    await tell(ctx, reader, [first, ...others]);
    told.mailed.push(first.staffName);
  }
  return told;
}
