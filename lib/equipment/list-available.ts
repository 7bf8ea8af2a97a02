import type { z } from "zod";
import type { Context } from "../kernel/context";
import { listEquipment } from "./list-equipment";
import type { AvailableList } from "./list-input";

/** The active units and services, free or not, that a project could be given. */
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
