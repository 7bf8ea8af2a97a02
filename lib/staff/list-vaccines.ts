import { asc, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import { vaccinations } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { OneOrMany } from "../lists/page";
import { listedOf } from "../lists/sql";
import { getVaccine } from "./get-vaccine";
import { liveVaccines, type Vaccination } from "./queries";
import type { VaccineList } from "./vaccine-input";

export async function listVaccines(
  ctx: Context,
  { vaccinationId, staffId, page }: z.output<typeof VaccineList>,
): Promise<OneOrMany<Vaccination>> {
  if (vaccinationId) return { one: await getVaccine(ctx, { vaccinationId }) };
  const where = liveVaccines(ctx, staffId ? eq(vaccinations.staffId, staffId) : undefined);
  const rows = ctx.db
    .select()
    .from(vaccinations)
    .where(where)
    .orderBy(asc(vaccinations.staffId), desc(vaccinations.appliedOn), desc(vaccinations.id));
  return listedOf(rows, () => ctx.db.$count(vaccinations, where), page);
}
