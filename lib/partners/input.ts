import * as z from "zod";
import { alwaysPaged, paging } from "../lists/input";
import { Id, optionalText, renamed, Search, text } from "../wire/input";

const names = {
  business_tax_id: "businessTaxId",
  name_contact: "contactName",
  is_active: "isActive",
  partner_id: "partnerId",
} as const;

const fields = z.object({
  business_tax_id: text(20),
  name: text(200),
  address: text(500),
  email: z
    .union([z.literal(""), z.email().max(254)])
    .transform((value) => value || null)
    .nullish(),
  phone: optionalText(50),
  name_contact: optionalText(200),
  notes: optionalText(5000),
  is_active: z.boolean().optional(),
});

export const PartnerInput = fields.transform(renamed(names)).meta({ id: "PartnerInput" });

export const PartnerRef = z.object({ partner_id: Id }).transform(renamed(names));

export const PartnerChanges = fields
  .partial()
  .extend({ partner_id: Id })
  .transform(renamed(names))
  .meta({ id: "PartnerChanges" });

export const PartnerList = z.object({ search: Search, ...paging }).transform(alwaysPaged);
