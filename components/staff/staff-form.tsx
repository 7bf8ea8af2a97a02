"use client";

import { useRouter } from "next/navigation";
import { onlyChanged } from "@/components/forms/changed-values";
import { doubtsOf } from "@/components/forms/doubts";
import { RecordForm } from "@/components/forms/record-form";
import { useActionForm } from "@/components/forms/use-action-form";
import { PaperDates } from "@/components/papers/paper-dates";
import { RecordSection } from "@/components/records/record-section";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import type { PaperMonths } from "@/db/values";
import { links } from "@/lib/links/pages";
import { staffFields, staffSections } from "@/lib/staff/fields";
import type { StaffMember } from "@/lib/staff/get-staff-member";
import { staffPapers } from "@/lib/staff/papers";
import { cedulaDoubt, phoneDoubt } from "@/lib/values/identity";
import { type StaffValues, staffValues } from "./staff-values";

const doubts = doubtsOf({
  dni: [staffFields.dni.label, cedulaDoubt],
  nro_phone: [staffFields.phone.label, phoneDoubt],
});

interface StaffFormProps {
  member?: StaffMember;
  months: PaperMonths;
  save: Act<string> | ChangeAct<string>;
}

export function StaffForm({ member, months, save }: StaffFormProps) {
  const router = useRouter();
  const { form, ...state } = useActionForm<StaffValues, string | null>({
    schema: () =>
      import("@/lib/staff/input").then((input) => (member ? input.StaffChanges : input.StaffInput)),
    values: staffValues(member),
    act: save,
    doubts,
    record: member && { version: member.version, sent: onlyChanged({ always: ["technical_id"] }) },
    done: member ? "Técnico actualizado." : "Técnico creado.",
    onDone: (href) => router.push(href ?? links.staff),
  });
  return (
    <RecordForm
      {...state}
      cancelHref={member ? links.staffMember(member.id) : links.staff}
      saveLabel={member ? "Guardar cambios" : "Crear técnico"}
    >
      <RecordSection
        title="Datos personales"
        description="Como constan en la cédula."
        form={form}
        fields={staffSections.person}
      />
      <RecordSection
        title="Papeles"
        description="Cada papel vale hasta el final de su último día."
        form={form}
        fields={staffSections.quest}
      >
        <PaperDates form={form} papers={staffPapers} months={months} />
      </RecordSection>
      <RecordSection title="Situación" columns={1} form={form} fields={staffSections.marks} />
      <RecordSection
        title={staffFields.notes.label}
        columns={1}
        form={form}
        fields={staffSections.notes}
      />
    </RecordForm>
  );
}
