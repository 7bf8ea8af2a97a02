import { settings } from "@/db/schema";
import type { VaccineSchemes } from "@/db/values";
import type { BaseContext } from "../kernel/context";
import { single } from "../values/rows";

export async function getVaccineSchemes(ctx: BaseContext): Promise<VaccineSchemes> {
  const rows = await ctx.db.select({ schemes: settings.vaccineSchemes }).from(settings);
  return single(rows).schemes;
}
