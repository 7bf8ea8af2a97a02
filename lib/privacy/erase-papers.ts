import { sql } from "drizzle-orm";
import { among } from "@/db/among";
import { attachments } from "@/db/schema";
import { expiredBefore } from "../files/retention";
import type { Context } from "../kernel/context";
import type { Person } from "./get-person";
import { lockPaperHolders } from "./lock-paper-holders";
import { listPersonFiles } from "./papers-of";

/** Keeps the extension only. */
const namelessFile = sql`'archivo-borrado' || coalesce(substring(${attachments.fileName} from '\\.[A-Za-z0-9]{1,5}$'), '')`;

/** Left in the recycle bin without names and with their time over, so that the next sweep removes them. */
export async function erasePapers(ctx: Context, person: Person): Promise<void> {
  await lockPaperHolders(ctx, person);
  const papers = await listPersonFiles(ctx, person);
  const ids = papers.map(({ id }) => id);
  await ctx.db
    .update(attachments)
    .set({ fileName: namelessFile, removedAt: expiredBefore(ctx.now) })
    .where(among(attachments.id, ids));
}
