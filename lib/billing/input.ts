import * as z from "zod";
import { alwaysPaged, paging } from "../lists/input";
import { DayInput, Id, LooseId, renamed, text } from "../wire/input";

export const UnbilledQuery = z
  .object({ project_id: LooseId.optional(), ...paging })
  .transform(alwaysPaged)
  .transform(renamed({ project_id: "projectId" }));

const DoubleChargeInput = z
  .object({
    resource_item_id: Id,
    date: DayInput,
    claims: z.array(text(100)).min(2).max(100),
  })
  .transform(renamed({ resource_item_id: "unitId", date: "day" }));

export const ChargesToConfirm = z
  .object({ project_id: Id, doubts: z.array(DoubleChargeInput).min(1).max(1_000) })
  .transform(renamed({ project_id: "projectId" }));

export const ConfirmationRef = z
  .object({ confirmed_charge_id: Id })
  .transform(renamed({ confirmed_charge_id: "confirmationId" }));
