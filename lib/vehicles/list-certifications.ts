import { asc, eq } from "drizzle-orm";
import type * as z from "zod";
import { vehicleCertificationRecords as certifications, vehicles } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { OneOrMany } from "../lists/page";
import { listedOf } from "../lists/sql";
import type { CertificationList } from "./certification-input";
import { type Certification, getCertification } from "./get-certification";
import { liveCertifications, selectCertifications } from "./queries";

export async function listCertifications(
  ctx: Context,
  { certificationId, vehicleId, page }: z.output<typeof CertificationList>,
): Promise<OneOrMany<Certification>> {
  if (certificationId) return { one: await getCertification(ctx, { certificationId }) };
  const where = vehicleId ? eq(certifications.vehicleId, vehicleId) : undefined;
  const rows = selectCertifications(ctx, where).orderBy(
    asc(vehicles.plate),
    asc(certifications.endDate),
    asc(certifications.id),
  );
  return listedOf(rows, () => ctx.db.$count(certifications, liveCertifications(ctx, where)), page);
}
