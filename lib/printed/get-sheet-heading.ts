import { eq } from "drizzle-orm";
import { partners, projects } from "@/db/schema";
import type { Context } from "../kernel/context";
import { single } from "../values/rows";

export type SheetHeading = {
  location: string;
  block: string | null;
  partnerName: string;
  partnerTaxId: string;
  partnerAddress: string;
};

export const getSheetHeading = async (
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
