import { and, eq, notExists, sql } from "drizzle-orm";
import { mails } from "@/db/schema";
import { enqueue } from "../jobs/enqueue";
import { jobTable } from "../jobs/job-table";
import type { BaseContext } from "../kernel/context";
import { queuedMail } from "../states/mail";
import { mailServer } from "./mail-server";

const atMost = 500;

/** Asks anew for those that no job will send: of a restored backup, or whose process died each time. */
export async function resumeMails(ctx: BaseContext, server = mailServer): Promise<void> {
  if (!server) return;
  const sending = ctx.db
    .select({ id: jobTable.id })
    .from(jobTable)
    .where(
      and(
        eq(jobTable.name, "send-mail"),
        eq(jobTable.key, sql`${mails.id}::text`),
        sql`${jobTable.state} in ('created', 'retry', 'active')`,
      ),
    );
  const forgotten = await ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, queuedMail), notExists(sending)))
    .limit(atMost);
  for (const { id } of forgotten)
    await enqueue(ctx, "send-mail", { mailId: id }, { key: String(id) });
}
