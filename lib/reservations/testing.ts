import { and, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { equipment, unitClaims } from "@/db/schema";
import * as make from "@/db/testing/factories";

/** Who asks, for whom and where; of units there are those that are made from then on. */
export async function anEmptyYard() {
  const office = await make.aSession();
  const partner = await make.aPartner();
  const project = await make.aProject({ partnerId: partner.id });
  await database().update(equipment).set({ isDeleted: true });
  return { office, partner, project };
}

export const listFirmClaims = (equipmentId: number) =>
  database()
    .select()
    .from(unitClaims)
    .where(and(eq(unitClaims.equipmentId, equipmentId), eq(unitClaims.isFirm, true)));
