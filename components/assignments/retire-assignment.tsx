"use client";

import type * as z from "zod";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { assignmentFields } from "@/lib/assignments/fields";
import type { AssignmentChanges } from "@/lib/assignments/input";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import {
  assignmentTitle,
  backFromRetirement,
  linkedServices,
  type RetiringWindow,
} from "./assignment-window";

export function RetireAssignment({ row, today, act, reactivate, onClose }: RetiringWindow) {
  const { form, submit, isPending, notice } = useActionForm<
    z.input<typeof AssignmentChanges>,
    null
  >({
    schema: () => import("@/lib/assignments/input").then((input) => input.AssignmentChanges),
    values: { id: row.id, is_retired: true, retirement_date: today, retirement_reason: "" },
    act,
    record: { version: row.version, sent: (typed) => typed },
    done: "Asignación retirada.",
    undo: backFromRetirement(row, reactivate),
    onDone: onClose,
  });
  const { errors } = form.formState;
  const services = linkedServices(row);
  return (
    <FormWindow
      size="sm"
      title={`Retirar ${assignmentTitle(row)}`}
      description={
        isUnitAssignment(row)
          ? "El equipo vuelve a estar disponible; la asignación queda como historia."
          : "El servicio termina; la asignación queda como historia."
      }
      saveLabel="Retirar"
      {...{ submit, isPending, notice, onClose }}
    >
      <Field
        label={assignmentFields.retirementDate.label}
        required
        error={errors.retirement_date?.message}
        hint="El último día que se cobra."
      >
        <DateInput {...form.register("retirement_date")} />
      </Field>
      <Field
        label={assignmentFields.retirementReason.formLabel}
        required
        error={errors.retirement_reason?.message}
      >
        <Textarea rows={2} {...form.register("retirement_reason")} />
      </Field>
      {services.length > 0 ? <AlsoRetired services={services} /> : null}
    </FormWindow>
  );
}

const AlsoRetired = ({ services }: { services: string[] }) => (
  <Alert tone="warning" title="También se retira">
    <ul className="list-disc pl-4">
      {services.map((service) => (
        <li key={service}>{service}</li>
      ))}
    </ul>
  </Alert>
);
