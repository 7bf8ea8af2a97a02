import { lt } from "drizzle-orm";
import { loginFailures } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofOneRound } from "../kernel/one-round";
import { instantBefore } from "../values/instants";

/** Longer than any window of the settings. */
const hoursKept = 48;

/** Those that no allowance counts any more. */
export async function purgeOldFailures({ db, now }: BaseContext): Promise<void> {
  const { id, at } = loginFailures;
  const oldest = instantBefore(now, hoursKept * 3_600_000);
  const failed = db.select({ id }).from(loginFailures).where(lt(at, oldest));
  await db.delete(loginFailures).where(ofOneRound(loginFailures, id, failed));
}
