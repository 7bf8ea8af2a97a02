import * as z from "zod";
import { listJson } from "../lists/page";
import { projectName } from "../projects/labels";
import { asNumber } from "../values/decimal";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { WriteOffs } from "./list-write-offs";
import type { WriteOff } from "./select-write-offs";

const WriteOffBody = namedBody("WriteOff", {
  id: z.int(),
  project_id: z.int(),
  project_name: z.string(),
  project_resource_id: z.int(),
  resource_item_id: z.int(),
  resource_item_code: z.string(),
  resource_item_name: z.string(),
  detailed_description: z.string(),
  dates: z.array(z.iso.date()),
  days: z.int(),
  amount: z.number(),
  reason: z.string(),
  user_id: z.int().nullable(),
  user_name: z.string().nullable(),
  created_at: z.iso.datetime(),
});

const writeOffJson = (row: WriteOff): z.input<typeof WriteOffBody> => ({
  id: row.id,
  project_id: row.project.id,
  project_name: projectName(row.project),
  project_resource_id: row.assignmentId,
  resource_item_id: row.equipment.id,
  resource_item_code: row.equipment.code,
  resource_item_name: row.equipment.name,
  detailed_description: row.description,
  dates: row.dates,
  days: row.dates.length,
  amount: asNumber(row.amount),
  reason: row.reason,
  user_id: row.userId,
  user_name: row.userName,
  created_at: row.createdAt.toISOString(),
});

export const WriteOffRecord = recordBody(WriteOffBody);
export const WriteOffListing = listBody(WriteOffBody).extend({ total_amount: z.number() });

export const writeOffListJson = (listed: WriteOffs) => ({
  ...listJson(listed, writeOffJson),
  total_amount: asNumber(listed.amount),
});

export const writeOffCreatedJson = (row: WriteOff) => ({
  message: "Los días ya no se cobrarán.",
  data: writeOffJson(row),
});

export const writeOffDeletedJson = () => ({ message: "Los días se vuelven a cobrar." });
