import * as z from "zod";
import { changeActions, recordTypes } from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import { listBody, namedBody } from "../wire/output";
import type { Change } from "./list-changes";

const ChangeBody = namedBody("Change", {
  id: z.int(),
  at: z.iso.datetime(),
  user_id: z.int().nullable(),
  user_name: z.string().nullable(),
  action: z.enum(changeActions),
  record_type: z.enum(recordTypes),
  record_id: z.int(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});

const changeJson = (change: Change): z.input<typeof ChangeBody> => ({
  id: change.id,
  at: change.at.toISOString(),
  user_id: change.userId,
  user_name: change.userName,
  action: change.action,
  record_type: change.recordType,
  record_id: change.recordId,
  changes: change.changes,
});

export const ChangeListing = listBody(ChangeBody);
export const changeListJson = (listed: Listed<Change>) => listJson(listed, changeJson);
