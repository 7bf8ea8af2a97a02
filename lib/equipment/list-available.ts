import type * as z from "zod";
import type { Context } from "../kernel/context";
import { listEquipment } from "./list-equipment";
import type { AvailableList } from "./list-input";

/** Active ones, free or not. */
export const listAvailable = (
  ctx: Context,
  { type, condition, ...query }: z.output<typeof AvailableList>,
) =>
  listEquipment(ctx, {
    ...query,
    types: type && [type],
    conditions: condition && [condition],
    isActive: true,
  });
