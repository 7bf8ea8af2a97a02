import { count, min } from "drizzle-orm";
import { mails } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { MailState } from "./labels";

export type MailCount = { status: MailState; mails: number; oldest: Date | null };

export const countMails = (ctx: BaseContext): Promise<MailCount[]> =>
  ctx.db
    .select({ status: mails.status, mails: count(), oldest: min(mails.createdAt) })
    .from(mails)
    .groupBy(mails.status);
