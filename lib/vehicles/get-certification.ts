import { eq } from "drizzle-orm";
import { vehicleCertificationRecords as certifications } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { selectCertifications } from "./queries";

export type Certification = Awaited<ReturnType<typeof selectCertifications>>[number];

/** With its vehicle's plate; 404 when either is missing or deleted. */
export async function getCertification(
  ctx: BaseContext,
  { certificationId }: { certificationId: number },
  { lock = false } = {},
): Promise<Certification> {
  const query = selectCertifications(ctx, eq(certifications.id, certificationId));
  const [found] = await (lock ? query.for("no key update", { of: certifications }) : query);
  if (!found) throw new NotFound("No existe la certificación.");
  return found;
}
