import * as z from "zod";
import { changeActions, recordTypes } from "@/db/values";
import { alwaysPaged, paging } from "../lists/input";
import type { Day } from "../values/dates";
import { DayInput, LooseId, renamed } from "../wire/input";

const names = {
  record_type: "recordType",
  record_id: "recordId",
  project_id: "projectId",
  user_id: "userId",
} as const;

export const ChangeList = z
  .object({
    record_type: z.enum(recordTypes).optional(),
    record_id: LooseId.optional(),
    project_id: LooseId.optional(),
    user_id: LooseId.optional(),
    action: z.enum(changeActions).optional(),
    from: DayInput.optional(),
    to: DayInput.optional(),
    ...paging,
  })
  .transform(alwaysPaged)
  .transform(renamed(names));

export const askedSpan = <T extends { at_from?: Day | undefined; at_to?: Day | undefined }>({
  at_from,
  at_to,
  ...asked
}: T) => ({ ...asked, from: at_from, to: at_to });
