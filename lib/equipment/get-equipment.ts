import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { equipment } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { foundIn } from "../kernel/found-in";
import { exclusive, shared } from "../kernel/lock";

export type Equipment = typeof equipment.$inferSelect;

type Ref = { equipmentId: number };

const missing = "No existe el equipo o servicio.";

const selectUnit = (ctx: BaseContext, { equipmentId }: Ref) =>
  ctx.db
    .select()
    .from(equipment)
    .where(and(eq(equipment.id, equipmentId), undeleted(equipment)));

export const getEquipment = async (ctx: BaseContext, ref: Ref): Promise<Equipment> =>
  foundIn(await selectUnit(ctx, ref), missing);

export const lockEquipment = async (ctx: BaseContext, ref: Ref): Promise<Equipment> =>
  foundIn(await selectUnit(ctx, ref).for(exclusive), missing);

export const lockEquipmentShared = async (ctx: BaseContext, ref: Ref): Promise<Equipment> =>
  foundIn(await selectUnit(ctx, ref).for(shared), missing);
