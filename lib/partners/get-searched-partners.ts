import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { partners } from "@/db/schema";
import type { Context } from "../kernel/context";

/** The choices of a filter that are asked for as somebody types; here only the chosen one. */
export async function getSearchedPartners(ctx: Context, partnerId: number | undefined) {
  const found = partnerId
    ? await ctx.db
        .select({ id: partners.id, name: partners.name })
        .from(partners)
        .where(and(undeleted(partners), eq(partners.id, partnerId)))
    : [];
  const chosen = found.map(({ id, name }) => ({ value: String(id), label: name }));
  return { source: "any-partners", chosen } as const;
}
