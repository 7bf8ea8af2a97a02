import { eq } from "drizzle-orm";
import type * as z from "zod";
import { vaccinations } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Invalid } from "../kernel/errors";
import { single } from "../values/rows";
import { lockStaffMember } from "./get-staff-member";
import { getVaccine, lockVaccine } from "./get-vaccine";
import type { VaccineInput } from "./vaccine-input";

type Given = z.output<typeof VaccineInput>;
type Dates = { appliedOn?: string | undefined; nextDoseOn?: string | null | undefined };

const backwards = "Debe ser posterior a la fecha de aplicación.";

function assertForwards({ appliedOn, nextDoseOn }: Dates) {
  if (appliedOn && nextDoseOn && nextDoseOn <= appliedOn)
    throw new Invalid(`next_dose_date: ${backwards}`, { next_dose_date: [backwards] });
}

async function write(ctx: Context, given: Given): Promise<number> {
  if (given.vaccinationId === null) {
    const { vaccinationId: _, ...vaccine } = given;
    return single(await ctx.db.insert(vaccinations).values(vaccine).returning()).id;
  }
  const { vaccinationId, ...changes } = given;
  await ctx.db
    .update(vaccinations)
    .set({ ...changes, updatedAt: ctx.now })
    .where(eq(vaccinations.id, vaccinationId));
  return vaccinationId;
}

/** The next dose is after this one. */
export const saveVaccine = (ctx: Context, given: Given) =>
  atomically(ctx, async (ctx) => {
    assertForwards(given);
    const before = given.vaccinationId === null ? null : await lockVaccine(ctx, given);
    const staffId = given.staffId ?? before?.staffId;
    if (staffId) await lockStaffMember(ctx, { staffId });
    assertForwards({ ...before, ...given });
    const vaccinationId = await write(ctx, given);
    return { isNew: before === null, vaccine: await getVaccine(ctx, { vaccinationId }) };
  });
