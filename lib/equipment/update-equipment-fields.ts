import type * as z from "zod";
import type { Context } from "../kernel/context";
import type { EquipmentUpdate } from "./input";
import { updateEquipment } from "./update-equipment";

/** {@link updateEquipment}; also tells which given fields are not writable. */
export const updateEquipmentFields = async (
  ctx: Context,
  { changes, ignoredFields }: z.output<typeof EquipmentUpdate>,
) => ({ unit: await updateEquipment(ctx, changes), ignoredFields });
