import { lt } from "drizzle-orm";
import { passwordLinks } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofOneRound } from "../kernel/one-round";
import { instantBefore } from "../values/instants";

const kept = 2 * 86_400_000;

export async function forgetPasswordLinks({ db, now }: BaseContext): Promise<void> {
  const { id, createdAt } = passwordLinks;
  const old = db
    .select({ id })
    .from(passwordLinks)
    .where(lt(createdAt, instantBefore(now, kept)));
  await db.delete(passwordLinks).where(ofOneRound(passwordLinks, id, old));
}
