import { settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { Company } from "../print/company";
import { single } from "../values/rows";
import { findLogo } from "./find-logo";

export type Signatory = { name: string; role: string };

export type House = {
  company: Company;
  /** In the order of the boxes; never the user who prints. */
  signatories: Signatory[];
  texts: Record<string, string>;
};

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
