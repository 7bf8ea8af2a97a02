import { eq } from "drizzle-orm";
import { vehicleCertificationRecords as certifications } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { lockCertification } from "./get-certification";

export const removeCertification = (ctx: Context, ref: { certificationId: number }) =>
  atomically(ctx, async (ctx) => {
    const found = await lockCertification(ctx, ref);
    await ctx.db
      .update(certifications)
      .set({ isActive: false, isDeleted: true })
      .where(eq(certifications.id, found.certification.id));
    return found;
  });
