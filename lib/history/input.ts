import { z } from "zod";
import { changeActions, recordTypes } from "@/db/values";
import { alwaysPaged, DayInput, inOurWords, LooseId, paging } from "../input";

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
  .transform(inOurWords(names));
