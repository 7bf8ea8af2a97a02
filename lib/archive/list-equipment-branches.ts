import { and, asc } from "drizzle-orm";
import { live } from "@/db/live";
import { equipment } from "@/db/schema";
import { typeLabels } from "../equipment/labels";
import { type Branch, leaf } from "../files/branch";
import { sealOfUnit } from "../files/protection";
import type { BaseContext } from "../kernel/context";
import { amongOrAll, type IdsOrAll } from "./ids-or-all";

export async function listEquipmentBranches(ctx: BaseContext, which: IdsOrAll): Promise<Branch[]> {
  const rows = await ctx.db
    .select({
      id: equipment.id,
      code: equipment.code,
      name: equipment.name,
      type: equipment.type,
      availability: equipment.availability,
    })
    .from(equipment)
    .where(and(live(equipment), amongOrAll(equipment.id, which)))
    .orderBy(asc(equipment.code), asc(equipment.id));
  return rows.map(({ id, code, name, type, ...unit }) =>
    leaf("resource_item", {
      id,
      label: `${code} · ${name}`,
      detail: typeLabels[type],
      seal: sealOfUnit(unit),
    }),
  );
}
