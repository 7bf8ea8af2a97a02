"use client";

import { useRouter } from "next/navigation";
import { onlyChanged } from "@/components/forms/changed-values";
import { RecordForm } from "@/components/forms/record-form";
import { useActionForm } from "@/components/forms/use-action-form";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import type { PartnerRow } from "@/lib/partners/list-partners";
import {
  blankPartner,
  PartnerFieldset,
  type PartnerValues,
  partnerDoubts,
} from "./partner-fieldset";

interface PartnerFormProps {
  partner?: Omit<PartnerRow, "openProjects">;
  save: Act<string> | ChangeAct<string>;
}

export function PartnerForm({ partner, save }: PartnerFormProps) {
  const router = useRouter();
  const { form, ...state } = useActionForm<PartnerValues, string | null>({
    schema: () =>
      import("@/lib/partners/input").then((input) =>
        partner ? input.PartnerChanges : input.PartnerInput,
      ),
    values: valuesOf(partner),
    act: save,
    doubts: partnerDoubts,
    record: partner && { version: partner.version, sent: onlyChanged({ always: ["partner_id"] }) },
    done: partner ? "Cliente actualizado." : "Cliente creado.",
    onDone: (href) => router.push(href ?? links.partners),
  });
  return (
    <RecordForm
      {...state}
      cancelHref={partner ? links.partner(partner.id) : links.partners}
      saveLabel={partner ? "Guardar cambios" : "Crear cliente"}
    >
      <PartnerFieldset form={form} />
    </RecordForm>
  );
}

const valuesOf = (partner: PartnerFormProps["partner"]): PartnerValues =>
  partner
    ? {
        partner_id: partner.id,
        business_tax_id: partner.businessTaxId,
        name: partner.name,
        address: partner.address,
        email: partner.email ?? "",
        phone: partner.phone ?? "",
        name_contact: partner.contactName ?? "",
        notes: partner.notes ?? "",
        is_active: partner.isActive,
      }
    : blankPartner;
