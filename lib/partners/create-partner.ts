import type * as z from "zod";
import { partners } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { single } from "../values/rows";
import type { PartnerInput } from "./input";

/** Refuses a RUC that a live one has. */
export const createPartner = (ctx: Context, input: z.output<typeof PartnerInput>) =>
  atomically(ctx, async (ctx) => single(await ctx.db.insert(partners).values(input).returning()));
