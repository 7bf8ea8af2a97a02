import { eq, getTableColumns } from "drizzle-orm";
import { mails } from "@/db/schema";
import type { Context } from "../kernel/context";
import { foundIn } from "../kernel/found-in";

const { secret: _, key: __, ...columns } = getTableColumns(mails);

/** As it looks to who gets it. 404 when missing. */
export async function getMail(ctx: Context, { mailId }: { mailId: number }) {
  const rows = await ctx.db.select(columns).from(mails).where(eq(mails.id, mailId));
  return foundIn(rows, "No se encontró el correo.");
}

export type ShownMail = Awaited<ReturnType<typeof getMail>>;
