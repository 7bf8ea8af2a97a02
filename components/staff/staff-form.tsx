"use client";

import { useRouter } from "next/navigation";
import { onlyChanged } from "@/components/forms/changed-values";
import { doubtsOf } from "@/components/forms/doubts";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { useActionForm } from "@/components/forms/use-action-form";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import type { StaffMember } from "@/lib/staff/get-staff-member";
import { StaffChanges, StaffInput } from "@/lib/staff/input";
import { cedulaDoubt, phoneDoubt } from "@/lib/values/identity";
import { MarksSection, PersonSection, StaffPapersSection } from "./staff-sections";
import { type StaffValues, staffValues } from "./staff-values";

const doubts = doubtsOf({
  dni: ["Cédula", cedulaDoubt],
  nro_phone: ["Teléfono", phoneDoubt],
});

interface StaffFormProps {
  /** The technician to change; a new one without it. */
  member?: StaffMember;
  save: Act<string> | ChangeAct<string>;
}

/** Registers or changes a technician. */
export function StaffForm({ member, save }: StaffFormProps) {
  const router = useRouter();
  const { form, ...state } = useActionForm<StaffValues, string | null>({
    schema: member ? StaffChanges : StaffInput,
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
      <PersonSection form={form} />
      <StaffPapersSection form={form} />
      <MarksSection form={form} />
      <FormSection title="Notas" columns={1}>
        <Field label="Notas" hideLabel error={form.formState.errors.notes?.message}>
          <Textarea {...form.register("notes")} />
        </Field>
      </FormSection>
    </RecordForm>
  );
}
