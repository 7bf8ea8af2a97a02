import { eq } from "drizzle-orm";
import {
  vehicleCertificationRecords as certifications,
  staffPasses,
  vaccinations,
  vehiclePasses,
} from "@/db/schema";
import type { BaseContext } from "../context";
import type { Belongings, RecordType } from "./list-changes";

const owned = {
  vehicle: [
    ["pass_vehicle", vehiclePasses, vehiclePasses.vehicleId],
    ["certification_vehicle", certifications, certifications.vehicleId],
  ],
  technical: [
    ["pass_technical", staffPasses, staffPasses.staffId],
    ["vaccination_record", vaccinations, vaccinations.staffId],
  ],
} as const;

const isOwner = (recordType: RecordType): recordType is keyof typeof owned =>
  Object.hasOwn(owned, recordType);

/** The papers of a vehicle or a technician, deleted ones too; nothing of other records. Two queries. */
export async function listBelongings(
  ctx: BaseContext,
  recordType: RecordType,
  recordId: number,
): Promise<Belongings[]> {
  if (!isOwner(recordType)) return [];
  return Promise.all(
    owned[recordType].map(async ([type, table, owner]) => {
      const rows = await ctx.db.select({ id: table.id }).from(table).where(eq(owner, recordId));
      return { recordType: type, ids: rows.map(({ id }) => id) };
    }),
  );
}
