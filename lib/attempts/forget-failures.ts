import { lt, sql } from "drizzle-orm";
import { loginFailures } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { instantBefore } from "../values/instants";

/** Longer than any window of the settings. */
const hoursKept = 48;
/** Rows a round deletes; the next round takes the rest. */
const atMost = 5_000;

/** Those that no allowance counts any more; what somebody has locked waits. */
export async function forgetFailures({ db, now }: BaseContext): Promise<void> {
  const failed = db
    .select({ id: loginFailures.id })
    .from(loginFailures)
    .where(lt(loginFailures.at, instantBefore(now, hoursKept * 3_600_000)))
    .limit(atMost)
    .for("update", { skipLocked: true });
  await db.delete(loginFailures).where(sql`${loginFailures.id} in ${failed}`);
}
