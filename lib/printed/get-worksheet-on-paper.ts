import { eq } from "drizzle-orm";
import { partners, projects } from "@/db/schema";
import { getWorksheet } from "../billing/get-worksheet";
import type { Worksheet } from "../billing/worksheet-queries";
import type { Context } from "../kernel/context";
import { single } from "../values/rows";
import { listLines, type SheetLine } from "../worksheets/list-lines";

export type SheetHeading = {
  location: string;
  block: string | null;
  partnerName: string;
  partnerTaxId: string;
  partnerAddress: string;
};

export type WorksheetOnPaper = { sheet: Worksheet; job: SheetHeading; lines: SheetLine[] };

export const getJob = async (
  ctx: Context,
  { projectId }: { projectId: number },
): Promise<SheetHeading> =>
  single(
    await ctx.db
      .select({
        location: projects.location,
        block: projects.block,
        partnerName: partners.name,
        partnerTaxId: partners.businessTaxId,
        partnerAddress: partners.address,
      })
      .from(projects)
      .innerJoin(partners, eq(partners.id, projects.partnerId))
      .where(eq(projects.id, projectId)),
  );

export async function getWorksheetOnPaper(
  ctx: Context,
  ref: { worksheetId: number },
): Promise<WorksheetOnPaper> {
  const sheet = await getWorksheet(ctx, ref);
  const { rows: lines } = await listLines(ctx, { ...ref, page: null });
  return { sheet, job: await getJob(ctx, sheet), lines };
}
