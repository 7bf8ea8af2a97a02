import { eq } from "drizzle-orm";
import { dispositionCertificates } from "@/db/schema";
import { atomically, type BaseContext, type Context } from "../context";
import { drawCertificateCode } from "../numbering";
import { only } from "../rows";
import { lockWorksheet } from "../worksheets/get-worksheet";
import { isCertified } from "./certified";

export type Certificate = typeof dispositionCertificates.$inferSelect;
type Ref = { worksheetId: number };

/** The certificate a sheet already has; null before its number is drawn. */
export async function findCertificate(
  ctx: BaseContext,
  { worksheetId }: Ref,
): Promise<Certificate | null> {
  const [drawn] = await ctx.db
    .select()
    .from(dispositionCertificates)
    .where(eq(dispositionCertificates.worksheetId, worksheetId));
  return drawn ?? null;
}

/** Draws the number of a settled sheet's certificate, once: the sheet is held, so that two at once find the same. Null of any other sheet. */
export const issueCertificate = (ctx: Context, ref: Ref): Promise<Certificate | null> =>
  atomically(ctx, async (ctx) => {
    const sheet = await lockWorksheet(ctx, ref);
    const drawn = await findCertificate(ctx, ref);
    if (drawn || !isCertified(sheet)) return drawn;
    const number = await drawCertificateCode(ctx);
    const values = { worksheetId: sheet.id, number, issuedOn: ctx.today };
    return only(await ctx.db.insert(dispositionCertificates).values(values).returning());
  });
