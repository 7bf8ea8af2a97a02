import { eq } from "drizzle-orm";
import { dispositionCertificates } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

export type Certificate = typeof dispositionCertificates.$inferSelect;

/** Null until its number is drawn. */
export async function findCertificate(
  ctx: BaseContext,
  { worksheetId }: { worksheetId: number },
): Promise<Certificate | null> {
  const [drawn] = await ctx.db
    .select()
    .from(dispositionCertificates)
    .where(eq(dispositionCertificates.worksheetId, worksheetId));
  return drawn ?? null;
}
