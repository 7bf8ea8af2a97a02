import { sql } from "drizzle-orm";
import { among } from "@/db/among";
import { attachments, staffPasses, vaccinations } from "@/db/schema";
import { expiredBefore } from "../files/retention";
import type { Context } from "../kernel/context";
import { exclusive } from "../kernel/lock";
import type { Person } from "./get-person";
import { listPersonFiles } from "./papers-of";

/** Keeps the extension only. */
const namelessFile = sql`'archivo-borrado' || coalesce(substring(${attachments.fileName} from '\\.[A-Za-z0-9]{1,5}$'), '')`;

/** So that no file of that person comes meanwhile. */
async function lockHolders(ctx: Context, { staffIds }: Person): Promise<void> {
  for (const table of [staffPasses, vaccinations])
    await ctx.db
      .select({ id: table.id })
      .from(table)
      .where(among(table.staffId, staffIds))
      .orderBy(table.id)
      .for(exclusive);
}

/** Left in the recycle bin without names and with their time over, so that the next sweep removes them. */
export async function erasePapers(ctx: Context, person: Person): Promise<void> {
  await lockHolders(ctx, person);
  const papers = await listPersonFiles(ctx, person);
  const ids = papers.map(({ id }) => id);
  await ctx.db
    .update(attachments)
    .set({ fileName: namelessFile, removedAt: expiredBefore(ctx.now) })
    .where(among(attachments.id, ids));
}
