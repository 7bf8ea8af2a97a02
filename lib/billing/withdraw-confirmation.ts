import { eq } from "drizzle-orm";
import { confirmedCharges } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { lockProject } from "../projects/lock-project";

type Ref = { confirmationId: number };

async function getConfirmation(ctx: Context, { confirmationId }: Ref) {
  const [known] = await ctx.db
    .select({ id: confirmedCharges.id, projectId: confirmedCharges.projectId })
    .from(confirmedCharges)
    .where(eq(confirmedCharges.id, confirmationId));
  if (!known) throw new NotFound("Ya nadie dice que esos cobros son correctos.");
  return known;
}

export const withdrawConfirmation = (ctx: Context, ref: Ref): Promise<void> =>
  atomically(ctx, async (ctx) => {
    const { projectId } = await getConfirmation(ctx, ref);
    await lockProject(ctx, { projectId });
    const { id } = await getConfirmation(ctx, ref);
    await ctx.db.delete(confirmedCharges).where(eq(confirmedCharges.id, id));
  });
