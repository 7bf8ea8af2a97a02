import { eq } from "drizzle-orm";
import type * as z from "zod";
import { vehicleCertificationRecords as certifications } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Invalid } from "../kernel/errors";
import { single } from "../values/rows";
import type { CertificationInput } from "./certification-input";
import { getCertification, lockCertification } from "./get-certification";
import { lockVehicle } from "./get-vehicle";

type Given = z.output<typeof CertificationInput>;
type Dates = { startDate?: string | undefined; endDate?: string | undefined };

const backwards = "Debe ser posterior a la fecha de inicio.";

function assertForwards({ startDate, endDate }: Dates) {
  if (startDate && endDate && endDate <= startDate)
    throw new Invalid(`date_end: ${backwards}`, { date_end: [backwards] });
}

const lockGiven = async (ctx: Context, { certificationId }: Given) =>
  certificationId === null
    ? null
    : (await lockCertification(ctx, { certificationId })).certification;

async function write(ctx: Context, given: Given): Promise<number> {
  if (given.certificationId === null) {
    const { certificationId: _, ...certification } = given;
    return single(await ctx.db.insert(certifications).values(certification).returning()).id;
  }
  const { certificationId, ...changes } = given;
  await ctx.db
    .update(certifications)
    .set({ ...changes, updatedAt: ctx.now })
    .where(eq(certifications.id, certificationId));
  return certificationId;
}

/** It ends after it starts. */
export const saveCertification = (ctx: Context, given: Given) =>
  atomically(ctx, async (ctx) => {
    assertForwards(given);
    const before = await lockGiven(ctx, given);
    const vehicleId = given.vehicleId ?? before?.vehicleId;
    if (vehicleId) await lockVehicle(ctx, { vehicleId });
    assertForwards({ ...before, ...given });
    const certificationId = await write(ctx, given);
    return {
      isNew: before === null,
      certification: await getCertification(ctx, { certificationId }),
    };
  });
