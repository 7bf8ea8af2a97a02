import * as z from "zod";
import { lineKinds } from "@/db/values";
import { listJson } from "../lists/page";
import { projectName } from "../projects/labels";
import { asNumber } from "../values/decimal";
import { listBody, namedBody } from "../wire/output";
import type { ProjectUnbilledItem } from "./list-unbilled-of";
import type { UnbilledItems } from "./list-unbilled-page";

const UnbilledBody = namedBody("UnbilledProject", {
  kind: z.enum(lineKinds),
  project_id: z.int(),
  project_name: z.string(),
  project_resource_id: z.int().nullable(),
  resource_item_id: z.int().nullable(),
  maintenance_sheet_id: z.int().nullable(),
  shipping_guide_id: z.int().nullable(),
  description: z.string(),
  reference_document: z.string().nullable(),
  days: z.array(z.iso.date()),
  quantity: z.number(),
  unit_price: z.number(),
  amount: z.number(),
});

const unbilledJson = (row: ProjectUnbilledItem): z.input<typeof UnbilledBody> => ({
  kind: row.kind,
  project_id: row.project.id,
  project_name: projectName(row.project),
  project_resource_id: row.assignmentId,
  resource_item_id: row.equipmentId,
  maintenance_sheet_id: row.maintenanceSheetId,
  shipping_guide_id: row.shippingGuideId,
  description: row.description,
  reference_document: row.referenceDocument,
  days: [...row.days],
  quantity: asNumber(row.quantity),
  unit_price: asNumber(row.unitPrice),
  amount: asNumber(row.amount),
});

export const UnbilledListBody = listBody(UnbilledBody).extend({ total_amount: z.number() });

export const unbilledListJson = (listed: UnbilledItems) => ({
  ...listJson(listed, unbilledJson),
  total_amount: asNumber(listed.amount),
});
