import * as z from "zod";
import { links } from "../links/pages";
import { type Listed, listJson } from "../lists/page";
import { listBody, namedBody } from "../wire/output";
import { type Hit, type HitType, hitTypes } from "./hit";

const HitBody = namedBody("SearchHit", {
  type: z.enum(hitTypes),
  id: z.int(),
  label: z.string(),
  detail: z.string(),
  url: z.string(),
});

const addresses: Record<HitType, (hit: Hit) => string> = {
  project: ({ id }) => links.project(id),
  partner: ({ id }) => links.partner(id),
  resource_item: ({ id }) => links.equipment(id),
  vehicle: ({ id }) => links.vehicle(id),
  technical: ({ id }) => links.staffMember(id),
  sheet_project: ({ id, projectId }) => links.worksheet(projectId, id),
  custody_chain: ({ id }) => links.custodyChain(id),
  maintenance_sheet: ({ id }) => links.maintenanceSheet(id),
  shipping_guide: ({ id }) => links.shippingGuide(id),
  reservation: ({ id }) => links.reservation(id),
};

const hitJson = (hit: Hit): z.input<typeof HitBody> => ({
  type: hit.type,
  id: hit.id,
  label: hit.label,
  detail: hit.detail,
  url: addresses[hit.type](hit),
});

export const SearchResults = z.strictObject({ success: z.literal(true), data: z.array(HitBody) });
export const UsedValues = listBody(z.string());

export const searchJson = (hits: readonly Hit[]) => ({ data: hits.map(hitJson) });
export const usedValuesJson = (listed: Listed<string>) => listJson(listed, (value) => value);
