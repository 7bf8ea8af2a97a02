import { eq } from "drizzle-orm";
import { vaccinations } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { liveVaccines, type Vaccination } from "./queries";

/** 404 when it or its technician is missing or deleted. */
export async function getVaccine(
  ctx: BaseContext,
  { vaccinationId }: { vaccinationId: number },
  { lock = false } = {},
): Promise<Vaccination> {
  const query = ctx.db
    .select()
    .from(vaccinations)
    .where(liveVaccines(ctx, eq(vaccinations.id, vaccinationId)));
  const [found] = await (lock ? query.for("no key update") : query);
  if (!found) throw new NotFound("No existe el registro de vacuna.");
  return found;
}
