import { and, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { calendarEvents, projects } from "@/db/schema";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { openEventStatuses } from "../states/event";
import type { OwnRecords } from "./get-person";

const own = new Refused(
  "No puede borrar sus propios datos: pídalo a otro administrador.",
  "own_account",
);
const erased = new Refused("Los datos de esta persona ya se borraron.", "person_erased");

type Working = { isActive: boolean; isDeleted: boolean };
const works = ({ isActive, isDeleted }: Working) => isActive && !isDeleted;

/** What has to be switched off first; null when nothing is active. */
function activeIn({ accounts, members }: OwnRecords): string | null {
  const records = [
    accounts.some(works) && "su usuario",
    members.some(works) && "su ficha de técnico",
  ].filter(Boolean);
  return records.length > 0 ? records.join(" y ") : null;
}

const countExpected = (ctx: Context, { members }: OwnRecords): Promise<number> =>
  ctx.db.$count(
    ctx.db
      .select({ id: calendarEvents.id })
      .from(calendarEvents)
      .innerJoin(projects, eq(projects.id, calendarEvents.projectId))
      .where(
        and(
          among(
            calendarEvents.staffId,
            members.map(({ id }) => id),
          ),
          among(calendarEvents.status, openEventStatuses),
          undeleted(calendarEvents),
          undeleted(projects),
        ),
      )
      .as("expected"),
  );

const eventsToDo = (count: number) =>
  count === 1 ? "1 evento por hacer: páselo" : `${count} eventos por hacer: páselos`;

/** Says what to do first; null when the person can be erased. */
export async function findHindrance(ctx: Context, records: OwnRecords): Promise<Refused | null> {
  const { accounts, members } = records;
  if (accounts.some(({ id }) => id === ctx.caller.user.id)) return own;
  if ([...accounts, ...members].every(({ erasedAt }) => erasedAt)) return erased;
  const active = activeIn(records);
  if (active)
    return new Refused(`La persona aún trabaja: desactive primero ${active}.`, "person_active");
  const expected = await countExpected(ctx, records);
  if (expected === 0) return null;
  return new Refused(
    `La persona es responsable de ${eventsToDo(expected)} a otro técnico, o complete o cancele lo que ya no toca.`,
    "person_expected",
  );
}
