import { and, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { users } from "@/db/schema";
import { callerColumns } from "../auth/caller-columns";
import { getToday } from "../home/get-today";
import {
  atomically,
  type BaseContext,
  type Caller,
  type Context,
  callerOf,
} from "../kernel/context";
import { links } from "../links/pages";
import { composeMail } from "../mail/compose-mail";
import { writeMail } from "../mail/write-mail";
import { showDay } from "../values/dates";
import { digestParts } from "./digest-parts";

async function listReaders(ctx: BaseContext): Promise<Caller["user"][]> {
  return ctx.db
    .select(callerColumns)
    .from(users)
    .where(and(live(users), eq(users.wantsDigest, true)))
    .orderBy(users.id);
}

/** Of what his first screen shows him; none when nothing needs him. */
async function writeDigest(ctx: Context): Promise<void> {
  const { user } = ctx.caller;
  const parts = digestParts(await getToday(ctx));
  if (parts.length === 0) return;
  const content = composeMail({
    subject: `Lo que espera hoy, ${showDay(ctx.today)}`,
    greeting: `Buenos días, ${user.firstName}:`,
    parts: [...parts, { label: "Abrir Faena", path: links.home }],
    closing: "Usted pidió este resumen en su perfil; allí mismo puede dejarlo.",
  });
  const key = `digest ${user.id} ${ctx.today}`;
  await atomically(ctx, (ctx) => writeMail(ctx, { key, kind: "DIGEST", to: user, content }));
}

/** One a user and day. One that fails keeps no other from it; it is thrown, to be tried again. */
export async function writeDigests(ctx: BaseContext): Promise<void> {
  const done: PromiseSettledResult<void>[] = [];
  for (const user of await listReaders(ctx)) {
    const caller = callerOf(user, "read");
    done.push(...(await Promise.allSettled([writeDigest({ ...ctx, caller })])));
  }
  const failed = done.find((one) => one.status === "rejected");
  if (failed) throw failed.reason;
}
