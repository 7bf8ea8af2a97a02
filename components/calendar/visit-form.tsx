"use client";

import { Controller, useWatch } from "react-hook-form";
import type * as z from "zod";
import { FormNotices } from "@/components/forms/form-notices";
import { useActionForm } from "@/components/forms/use-action-form";
import { StaffField } from "@/components/staff/staff-field";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Textarea } from "@/components/ui/textarea";
import { asSeen, type UndoOf } from "@/components/ui/use-act";
import type { VisitEntry } from "@/lib/schedule/entries";
import { visitFields } from "@/lib/schedule/fields";
import type { VisitInput } from "@/lib/schedule/input";
import type { OwnStaff } from "@/lib/staff/find-own-staff";
import { asksNewDay, asksReason, isMoved, proposedStatus } from "@/lib/states/visit";
import type { MayDo, MoveActs } from "./moves";
import { UndoVisit } from "./undo-visit";
import { clashLabels, deeds } from "./visit-deeds";

interface VisitFormProps {
  entry: VisitEntry;
  mayDo: MayDo;
  /** Proposed where nothing is recorded yet. */
  own: OwnStaff | null;
  acts: MoveActs;
  onDone: () => void;
}

type VisitValues = z.input<typeof VisitInput>;

const technicianOf = (entry: VisitEntry, own: OwnStaff | null) =>
  entry.visitId === null ? own : entry.technician;

const valuesOf = (entry: VisitEntry, own: OwnStaff | null): VisitValues => ({
  project_resource_id: entry.assignmentId,
  date: entry.plannedDate,
  status: proposedStatus(entry),
  moved_to: isMoved(entry) ? entry.from : "",
  reason: entry.reason ?? "",
  technical_id: technicianOf(entry, own)?.id ?? null,
  notes: entry.notes ?? "",
});

const fitting = ({ moved_to, reason, ...values }: VisitValues) => ({
  ...values,
  ...(asksNewDay(values) ? { moved_to } : {}),
  ...(asksReason(values) ? { reason } : {}),
});

/** Only of the first mark: what it changed later is not told by the record alone. */
const backFromMark =
  ({ undoVisit }: MoveActs): UndoOf<number | null> =>
  (visitId, version) =>
    visitId === null
      ? null
      : {
          label: "Deshacer",
          done: "La visita vuelve a estar prevista en su día.",
          act: () => undoVisit({ visit_id: visitId }, version),
        };

export function VisitForm({ entry, mayDo, own, acts, onDone }: VisitFormProps) {
  const { form, submit, isPending, notice } = useActionForm<VisitValues, number | null>({
    schema: () => import("@/lib/schedule/input").then((input) => input.VisitInput),
    values: valuesOf(entry, own),
    act: (values, seen) => acts.markVisit(fitting(values), seen),
    record:
      entry.version === null
        ? undefined
        : { version: entry.version, sent: (typed) => typed, clashLabels },
    done: "Visita guardada.",
    undo: entry.visitId === null && mayDo.undo ? backFromMark(acts) : undefined,
    onDone,
  });
  const { register, control, setValue } = form;
  const { errors } = form.formState;
  const [status, staffId] = useWatch({ control, name: ["status", "technical_id"] });
  return (
    <Form
      onSubmit={submit}
      className="grid gap-4 border-line border-t pt-4 [&_input]:scroll-mb-20 [&_textarea]:scroll-mb-20"
    >
      <FormNotices notice={notice} />
      <Field
        label={visitFields.status.formLabel}
        name="status"
        group
        error={errors.status?.message}
      >
        <Controller
          name="status"
          control={control}
          render={({ field: { value, onChange } }) => (
            <SegmentedControl
              label={visitFields.status.formLabel}
              options={deeds}
              value={value}
              onValueChange={onChange}
            />
          )}
        />
      </Field>
      {asksNewDay({ status }) ? (
        <Field
          label={visitFields.movedTo.formLabel}
          required
          hint="Las demás visitas conservan sus días."
          error={errors.moved_to?.message}
        >
          <DateInput {...register("moved_to")} />
        </Field>
      ) : null}
      {asksReason({ status }) ? (
        <Field label={visitFields.reason.formLabel} required error={errors.reason?.message}>
          <Textarea rows={2} {...register("reason")} />
        </Field>
      ) : null}
      <StaffField
        label={visitFields.staffId.label}
        field="technical_id"
        choices="staff"
        value={staffId}
        name={technicianOf(entry, own)?.name}
        error={errors.technical_id?.message}
        onChange={(id) => setValue("technical_id", id, { shouldDirty: true })}
      />
      <Field label={visitFields.notes.label} error={errors.notes?.message}>
        <Textarea rows={2} {...register("notes")} />
      </Field>
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-2 rounded-b-card border-line border-t bg-canvas px-5 py-3">
        {mayDo.undo && entry.visitId !== null ? (
          <UndoVisit
            visitId={entry.visitId}
            act={asSeen(acts.undoVisit, entry.version)}
            onDone={onDone}
          />
        ) : null}
        <Button type="submit" variant="primary" isPending={isPending}>
          Guardar
        </Button>
      </div>
    </Form>
  );
}
