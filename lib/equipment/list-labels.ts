import { and, asc, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { equipment, settings } from "@/db/schema";
import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import { type QrDrawing, qrOf } from "../print/qr";
import type { EquipmentType } from "./checklist";

export type UnitLabel = {
  id: number;
  code: string;
  name: string;
  type: EquipmentType;
  company: string;
  qr: QrDrawing;
};

/** `home` is the service's own address, which the QR codes begin with. */
export async function listLabels(
  ctx: Context,
  { ids, home }: { ids: readonly number[]; home: string },
): Promise<UnitLabel[]> {
  const units = await ctx.db
    .select({
      id: equipment.id,
      code: equipment.code,
      name: equipment.name,
      type: equipment.type,
      company: settings.companyName,
    })
    .from(equipment)
    .innerJoin(settings, eq(settings.id, 1))
    .where(and(among(equipment.id, ids), undeleted(equipment)))
    .orderBy(asc(equipment.code), asc(equipment.id));
  return units.map((unit) => ({
    ...unit,
    qr: qrOf(new URL(links.equipment(unit.id), home).toString()),
  }));
}
