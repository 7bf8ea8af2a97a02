import * as z from "zod";
import { blockKinds } from "@/db/values";
import { Id, optionalStrictDay, renamed, StrictDay, text } from "../wire/input";

const names = {
  resource_id: "equipmentId",
  block_id: "blockId",
  from_date: "fromDate",
  to_date: "toDate",
  block_kind: "kind",
} as const;

export const BlockInput = z
  .object({
    resource_id: Id,
    from_date: StrictDay,
    to_date: optionalStrictDay,
    block_kind: z.enum(blockKinds),
    reason: text(1000),
  })
  .superRefine(({ from_date, to_date }, refusal) => {
    if (to_date && to_date < from_date)
      refusal.addIssue({
        code: "custom",
        path: ["to_date"],
        message: "El día de vuelta no puede ser anterior al primero.",
      });
  })
  .transform(renamed(names))
  .meta({ id: "BlockInput" });

export const BlockRef = z.object({ resource_id: Id, block_id: Id }).transform(renamed(names));
