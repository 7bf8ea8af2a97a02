import * as z from "zod";
import type { partners } from "@/db/schema";
import { type Listed, listJson } from "../lists/page";
import { listBody, namedBody, recordBody } from "../wire/output";

type Partner = typeof partners.$inferSelect;

const PartnerBody = namedBody("Partner", {
  id: z.int(),
  business_tax_id: z.string(),
  name: z.string(),
  address: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  name_contact: z.string().nullable(),
  notes: z.string().nullable(),
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const partnerJson = (partner: Partner): z.input<typeof PartnerBody> => ({
  id: partner.id,
  business_tax_id: partner.businessTaxId,
  name: partner.name,
  address: partner.address,
  email: partner.email,
  phone: partner.phone,
  name_contact: partner.contactName,
  notes: partner.notes,
  is_active: partner.isActive,
  created_at: partner.createdAt.toISOString(),
  updated_at: partner.updatedAt.toISOString(),
});

export const PartnerRecord = recordBody(PartnerBody);
export const PartnerListing = listBody(PartnerBody);

export const partnerRecordJson = (partner: Partner) => ({ data: partnerJson(partner) });
export const partnerCreatedJson = (partner: Partner) => ({
  message: "Cliente creado.",
  data: partnerJson(partner),
});
export const partnerUpdatedJson = (partner: Partner) => ({
  message: "Cliente actualizado.",
  data: partnerJson(partner),
});
export const partnerDeletedJson = () => ({ message: "Cliente eliminado." });
export const partnerListJson = (listed: Listed<Partner>) => listJson(listed, partnerJson);
