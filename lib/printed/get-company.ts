import { settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { single } from "../values/rows";
import { findLogo } from "./find-logo";
import type { House } from "./house";

export async function getCompany(ctx: BaseContext): Promise<House> {
  const row = single(
    await ctx.db
      .select({
        name: settings.companyName,
        taxId: settings.companyTaxId,
        signatories: settings.signatories,
        texts: settings.documentTexts,
      })
      .from(settings),
  );
  const { header = "", footer = "" } = row.texts;
  return {
    company: { name: row.name, taxId: row.taxId, header, footer, logo: await findLogo(ctx) },
    signatories: row.signatories,
    texts: row.texts,
  };
}
