import { and, eq, ne, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { staff, users } from "@/db/schema";
import type { Context } from "../kernel/context";
import { notify } from "../notifications/notify";
import { isOpenEvent } from "../states/event";
import type { CalendarEvent } from "./queries";

/** Of others than the caller, those with the e-mail of the technician. */
const listUsersOf = (ctx: Context, staffId: number) =>
  ctx.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(staff, sql`lower(${staff.email}) = lower(${users.email})`)
    .where(and(live(users), eq(staff.id, staffId), ne(users.id, ctx.caller.user.id)));

/** The technician newly named, where he is a user and has something left to do. */
export async function tellResponsible(
  ctx: Context,
  event: CalendarEvent,
  before: number | null = null,
): Promise<void> {
  const { id, staffId, startDate, projectId } = event;
  if (!staffId || staffId === before || !isOpenEvent(event)) return;
  const to = (await listUsersOf(ctx, staffId)).map(({ id }) => id);
  if (to.length === 0) return;
  const record = { type: "calendar_event", id, projectId };
  const params = { startDate };
  await notify(ctx, [{ kind: "EVENT_ASKED", params, record, key: `${id} ${staffId}`, to }]);
}
