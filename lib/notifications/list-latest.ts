import type { Context } from "../kernel/context";
import { showInstant } from "../values/clock";
import { countUnread } from "./count-unread";
import { listNotifications } from "./list-notifications";

const shown = 20;

/** What the bell's panel shows. */
export async function listLatest(ctx: Context) {
  const page = { page: 1, pageSize: shown };
  const [{ rows }, unread] = await Promise.all([
    listNotifications(ctx, { page }),
    countUnread(ctx),
  ]);
  return {
    unread,
    rows: rows.map(({ id, label, text, url, createdAt, readAt }) => ({
      ...{ id, label, text, url },
      at: showInstant(createdAt, ctx.timeZone),
      isRead: readAt !== null,
    })),
  };
}

export type LatestNotifications = Awaited<ReturnType<typeof listLatest>>;
