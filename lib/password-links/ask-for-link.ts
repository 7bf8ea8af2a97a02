import { and, count, eq, gt } from "drizzle-orm";
import type * as z from "zod";
import { accessEvents } from "@/db/schema";
import { forgottenKind, ofForgotten } from "../access/forgotten";
import { recordAccess } from "../access/record-access";
import { enqueue } from "../jobs/enqueue";
import { atomically, type BaseContext } from "../kernel/context";
import { RateLimited } from "../kernel/errors";
import { newSecret } from "../kernel/secrets";
import { instantBefore } from "../values/instants";
import type { ForgottenInput } from "./input";

const minutes = 15;
const mostOfAddress = 10;

async function assertMayAsk(ctx: BaseContext) {
  const { address, at } = accessEvents;
  const asked = and(
    eq(address, ctx.address),
    ofForgotten(accessEvents),
    gt(at, instantBefore(ctx.now, minutes * 60_000)),
  );
  const [found] = await ctx.db.select({ times: count() }).from(accessEvents).where(asked);
  if (found && found.times >= mostOfAddress)
    throw new RateLimited("Pidió demasiados enlaces. Espere unos minutos e intente de nuevo.", {
      seconds: minutes * 60,
    });
}

/**
 * Says nothing of whether there is such an account, not even by the time it takes: a job looks. 429 after ten in a
 * quarter of an hour from one address.
 */
export const askForLink = (ctx: BaseContext, { email }: z.output<typeof ForgottenInput>) =>
  atomically(ctx, async (ctx) => {
    await assertMayAsk(ctx);
    await recordAccess(ctx, { kind: forgottenKind, typed: email });
    await enqueue(ctx, "send-password-link", { email }, { key: newSecret() });
  });
