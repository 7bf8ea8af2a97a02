"use server";

import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { createPartner } from "@/lib/partners/create-partner";
import { deletePartner } from "@/lib/partners/delete-partner";
import { PartnerChanges, PartnerInput, PartnerRef } from "@/lib/partners/input";
import { partnerOption } from "@/lib/partners/partner-option";
import { updatePartner } from "@/lib/partners/update-partner";

export const create = action({
  operation: "partners.create",
  input: PartnerInput,
  run: createPartner,
  show: ({ id }) => links.partner(id),
});

/** Where a client is looked for in vain. */
export const createChoice = action({
  operation: "partners.create",
  input: PartnerInput,
  run: createPartner,
  show: partnerOption,
});

export const update = change({
  operation: "partners.update",
  input: PartnerChanges,
  run: updatePartner,
  show: ({ id }) => links.partner(id),
});

export const remove = change({
  operation: "partners.delete",
  input: PartnerRef,
  run: deletePartner,
});
