import { and, eq, or } from "drizzle-orm";
import { among } from "@/db/among";
import {
  assignmentCrews,
  assignmentRates,
  attachments,
  vehicleCertificationRecords as certifications,
  staffPasses,
  vaccinations,
  vehiclePasses,
} from "@/db/schema";
import { attachedModels } from "@/db/values";
import type { BaseContext } from "../kernel/context";
import type { Belongings, RecordType } from "./list-changes";

const owned = {
  project_resource: [
    ["assignment_rate", assignmentRates, assignmentRates.assignmentId],
    ["assignment_crew", assignmentCrews, assignmentCrews.assignmentId],
  ],
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

async function listPapers(
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

async function listFiles(ctx: BaseContext, holders: readonly Belongings[]): Promise<Belongings[]> {
  const held = holders.flatMap(({ recordType, ids }) => {
    // biome-ignore lint/plugin: a closed list
    const model = attachedModels.find((one) => one === recordType);
    return model ? [and(eq(attachments.model, model), among(attachments.objectId, ids))] : [];
  });
  if (held.length === 0) return [];
  const rows = await ctx.db
    .select({ id: attachments.id })
    .from(attachments)
    .where(or(...held));
  return [{ recordType: "attachment", ids: rows.map(({ id }) => id) }];
}

export async function listBelongings(
  ctx: BaseContext,
  recordType: RecordType,
  recordId: number,
): Promise<Belongings[]> {
  const papers = await listPapers(ctx, recordType, recordId);
  const files = await listFiles(ctx, [{ recordType, ids: [recordId] }, ...papers]);
  return [...papers, ...files];
}
