import { eq } from "drizzle-orm";
import { vaccinations } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { foundIn } from "../kernel/found-in";
import { exclusive } from "../kernel/lock";
import { liveVaccines, type Vaccination } from "./queries";

type Ref = { vaccinationId: number };

const missing = "No existe el registro de vacuna.";

const selectVaccine = (ctx: BaseContext, { vaccinationId }: Ref) =>
  ctx.db
    .select()
    .from(vaccinations)
    .where(liveVaccines(ctx, eq(vaccinations.id, vaccinationId)));

/** 404 when it or its technician is missing or deleted. */
export const getVaccine = async (ctx: BaseContext, ref: Ref): Promise<Vaccination> =>
  foundIn(await selectVaccine(ctx, ref), missing);

export const lockVaccine = async (ctx: BaseContext, ref: Ref): Promise<Vaccination> =>
  foundIn(await selectVaccine(ctx, ref).for(exclusive), missing);
