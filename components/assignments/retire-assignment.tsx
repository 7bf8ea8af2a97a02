"use client";

import { useId } from "react";
import type { z } from "zod";
import { FormNotices } from "@/components/forms/form-notices";
import { useActionForm } from "@/components/forms/use-action-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { AssignmentChanges } from "@/lib/assignments/input";
import { type AssignmentWindow, assignmentTitle, linkedServices } from "./assignment-window";

/** Retires an assignment on a day and for a reason. */
export function RetireAssignment({ row, today, act, onClose }: AssignmentWindow) {
  const formId = useId();
  const { form, submit, pending, notice } = useActionForm<z.input<typeof AssignmentChanges>, null>({
    schema: AssignmentChanges,
    values: { id: row.id, is_retired: true, retirement_date: today, retirement_reason: "" },
    act,
    record: { version: row.version, sent: (typed) => typed },
    done: "Asignación retirada.",
    onDone: onClose,
  });
  const { errors } = form.formState;
  const services = linkedServices(row);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={`Retirar ${assignmentTitle(row)}`}
      description={
        row.kind === "EQUIPO"
          ? "El equipo vuelve a estar disponible; la asignación queda como historia."
          : "El servicio termina; la asignación queda como historia."
      }
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancelar</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" pending={pending}>
            Retirar
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <FormNotices notice={notice} />
        <Field
          label="Fecha de retiro"
          required
          error={errors.retirement_date?.message}
          hint="El último día que se cobra."
        >
          <DateInput {...form.register("retirement_date")} />
        </Field>
        <Field label="Motivo" required error={errors.retirement_reason?.message}>
          <Textarea rows={2} {...form.register("retirement_reason")} />
        </Field>
        {services.length > 0 ? <AlsoRetired services={services} /> : null}
      </form>
    </Dialog>
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
