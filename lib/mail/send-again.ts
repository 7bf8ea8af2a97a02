import { eq } from "drizzle-orm";
import { mails } from "@/db/schema";
import { enqueue } from "../jobs/enqueue";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { foundIn } from "../kernel/found-in";
import { exclusive } from "../kernel/lock";
import { mayBeSent, needsSecret, queuedMail } from "../states/mail";
import { mailServer } from "./mail-server";

/** One that was held or given up. 400 without a mail server, for one that is sent or under way, or whose link is gone. */
export const sendAgain = (ctx: Context, { mailId }: { mailId: number }, server = mailServer) =>
  atomically(ctx, async (ctx) => {
    if (!server) throw new Refused("El servicio no tiene servidor de correo: ponga SMTP_URL.");
    const rows = await ctx.db.select().from(mails).where(eq(mails.id, mailId)).for(exclusive);
    const { status, kind, secret } = foundIn(rows, "No se encontró el correo.");
    if (!mayBeSent({ status }))
      throw new Refused("Solo se envía un correo retenido o que no se pudo enviar.");
    if (needsSecret({ kind }) && secret === null)
      throw new Refused("El enlace de este correo ya no sirve: pida otro.");
    await ctx.db.update(mails).set({ status: queuedMail, attempts: 0 }).where(eq(mails.id, mailId));
    await enqueue(ctx, "send-mail", { mailId }, { key: String(mailId) });
  });
