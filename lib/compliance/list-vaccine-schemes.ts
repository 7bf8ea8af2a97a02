import { asc } from "drizzle-orm";
import { vaccineSchemes } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { groupedBy } from "../values/rows";
import type { SchemeDose } from "./vaccine-due";

/** The doses of each vaccine that has a scheme, in their order. */
export async function listVaccineSchemes(ctx: BaseContext): Promise<Map<string, SchemeDose[]>> {
  const doses = await ctx.db
    .select({
      vaccine: vaccineSchemes.vaccine,
      dose: vaccineSchemes.dose,
      afterDays: vaccineSchemes.afterDays,
      repeatYears: vaccineSchemes.repeatYears,
    })
    .from(vaccineSchemes)
    .orderBy(asc(vaccineSchemes.vaccine), asc(vaccineSchemes.dose))
    .limit(100);
  return groupedBy(doses, ({ vaccine }) => vaccine);
}
