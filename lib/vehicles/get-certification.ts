import { eq } from "drizzle-orm";
import { vehicleCertificationRecords as certifications } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { foundIn } from "../kernel/found-in";
import { exclusive } from "../kernel/lock";
import { selectCertifications } from "./queries";

export type Certification = Awaited<ReturnType<typeof selectCertifications>>[number];

type Ref = { certificationId: number };

const missing = "No existe la certificación.";

const selectOne = (ctx: BaseContext, { certificationId }: Ref) =>
  selectCertifications(ctx, eq(certifications.id, certificationId));

/** With its vehicle's plate; 404 when either is missing or deleted. */
export const getCertification = async (ctx: BaseContext, ref: Ref): Promise<Certification> =>
  foundIn(await selectOne(ctx, ref), missing);

export const lockCertification = async (ctx: BaseContext, ref: Ref): Promise<Certification> =>
  foundIn(await selectOne(ctx, ref).for(exclusive, { of: certifications }), missing);
