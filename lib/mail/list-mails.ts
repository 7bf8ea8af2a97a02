import { and, desc, eq } from "drizzle-orm";
import { mails } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf } from "../lists/sql";
import type { MailKind, MailState } from "./labels";

type MailsAsked = ListRequest & {
  kind?: MailKind | undefined;
  status?: MailState | undefined;
};

const { id, kind, recipient, subject, status, attempts, failure, createdAt, sentAt } = mails;
const columns = { id, kind, recipient, subject, status, attempts, failure, createdAt, sentAt };

/** The newest first. */
export async function listMails(ctx: Context, asked: MailsAsked) {
  const where = and(asked.kind && eq(kind, asked.kind), asked.status && eq(status, asked.status));
  const rows = ctx.db.select(columns).from(mails).where(where).orderBy(desc(createdAt), desc(id));
  return listedOf(rows, () => ctx.db.$count(mails, where), asked.page);
}

export type ListedMail =
  Awaited<ReturnType<typeof listMails>> extends Listed<infer Row> ? Row : never;
