import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { among } from "@/db/among";
import {
  vehicleCertificationRecords as certifications,
  custodyChains,
  equipment,
  maintenanceSheets,
  shippingGuides,
  staff,
  staffPasses,
  users,
  vaccinations,
  vehiclePasses,
  vehicles,
  worksheets,
} from "@/db/schema";
import { listOverridesById } from "../compliance/list-override-rows";
import type { BaseContext } from "../kernel/context";
import { groupedBy } from "../values/rows";
import type { AttachedModel } from "./attachable";

type Ref = { model: AttachedModel; objectId: number };
type Label = { id: number; label: string };
type LabelReader = (ctx: BaseContext, ids: number[]) => Promise<Label[]>;

const person = sql`${staff.firstName} || ' ' || ${staff.lastName}`;

const readLabels =
  (id: PgColumn, label: SQL): LabelReader =>
  (ctx, ids) =>
    ctx.db
      .select({ id: sql<number>`${id}`, label: sql<string>`${label}` })
      .from(id.table)
      .where(among(id, ids));

type Parent = { id: PgColumn; label: SQL };
const byPerson: Parent = { id: staff.id, label: person };
const byPlate: Parent = { id: vehicles.id, label: sql`${vehicles.plate}` };

const readPaperLabels =
  (word: string, { id, owner }: { id: PgColumn; owner: PgColumn }, parent: Parent): LabelReader =>
  (ctx, ids) =>
    ctx.db
      .select({ id: sql<number>`${id}`, label: sql<string>`${`${word} de `} || ${parent.label}` })
      .from(id.table)
      .innerJoin(parent.id.table, eq(parent.id, owner))
      .where(among(id, ids));

const ownedTable = <T extends { id: PgColumn }>(table: T, owner: PgColumn) => ({
  id: table.id,
  owner,
});

const reads: Record<AttachedModel, LabelReader> = {
  technical: readLabels(staff.id, person),
  vaccination_record: readPaperLabels(
    "Vacuna",
    ownedTable(vaccinations, vaccinations.staffId),
    byPerson,
  ),
  pass_technical: readPaperLabels("Pase", ownedTable(staffPasses, staffPasses.staffId), byPerson),
  certification_vehicle: readPaperLabels(
    "Certificación",
    ownedTable(certifications, certifications.vehicleId),
    byPlate,
  ),
  pass_vehicle: readPaperLabels(
    "Pase",
    ownedTable(vehiclePasses, vehiclePasses.vehicleId),
    byPlate,
  ),
  vehicle: readLabels(vehicles.id, byPlate.label),
  custody_chain: readLabels(custodyChains.id, sql`'CDC ' || ${custodyChains.consecutive}`),
  sheet_project: readLabels(worksheets.id, sql`'Planilla ' || ${worksheets.seriesCode}`),
  shipping_guide: readLabels(shippingGuides.id, sql`'Guía ' || ${shippingGuides.guideNumber}`),
  resource_item: readLabels(equipment.id, sql`${equipment.code} || ' · ' || ${equipment.name}`),
  maintenance_sheet: readLabels(maintenanceSheets.id, sql`${maintenanceSheets.sheetNumber}`),
  compliance_override: async (ctx, ids) =>
    (await listOverridesById(ctx, ids)).map(({ id, subjectName }) => ({
      id,
      label: `Excepción de ${subjectName}`,
    })),
  user: readLabels(users.id, sql`${users.firstName} || ' ' || ${users.lastName}`),
  settings: async (_, ids) => ids.map((id) => ({ id, label: "La empresa" })),
};

export async function listOwnerLabels(
  ctx: BaseContext,
  refs: readonly Ref[],
): Promise<(ref: Ref) => string> {
  const found = await Promise.all(
    [...groupedBy(refs, ({ model }) => model)].map(async ([model, records]) => {
      const rows = await reads[model](
        ctx,
        records.map(({ objectId }) => objectId),
      );
      return rows.map(({ id, label }) => [`${model}/${id}`, label] as const);
    }),
  );
  const labels = new Map(found.flat());
  return ({ model, objectId }) => labels.get(`${model}/${objectId}`) ?? "";
}
