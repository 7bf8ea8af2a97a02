import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { partners } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { type Lock, strengthOf } from "../kernel/lock";

export async function getPartner(
  ctx: BaseContext,
  { partnerId }: { partnerId: number },
  { lock = false }: { lock?: Lock } = {},
) {
  const query = ctx.db
    .select()
    .from(partners)
    .where(and(eq(partners.id, partnerId), undeleted(partners)));
  const [partner] = await (lock ? query.for(strengthOf(lock)) : query);
  if (!partner) throw new NotFound("No existe el cliente.");
  return partner;
}
