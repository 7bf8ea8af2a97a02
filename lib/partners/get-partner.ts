import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { partners } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { foundIn } from "../kernel/found-in";
import { exclusive, shared } from "../kernel/lock";

type Ref = { partnerId: number };

const missing = "No existe el cliente.";

const selectPartner = (ctx: BaseContext, { partnerId }: Ref) =>
  ctx.db
    .select()
    .from(partners)
    .where(and(eq(partners.id, partnerId), undeleted(partners)));

export const getPartner = async (ctx: BaseContext, ref: Ref) =>
  foundIn(await selectPartner(ctx, ref), missing);

export const lockPartner = async (ctx: BaseContext, ref: Ref) =>
  foundIn(await selectPartner(ctx, ref).for(exclusive), missing);

export const lockPartnerShared = async (ctx: BaseContext, ref: Ref) =>
  foundIn(await selectPartner(ctx, ref).for(shared), missing);
