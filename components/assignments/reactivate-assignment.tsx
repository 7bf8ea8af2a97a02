"use client";

import { useState } from "react";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import { showDay } from "@/lib/values/dates";
import { type AssignmentWindow, assignmentTitle } from "./assignment-window";

type Values = { id: number; new_start_date?: string | null | undefined };

export function ReactivateAssignment({ row, today, act, onClose }: AssignmentWindow) {
  const [isNew, setIsNew] = useState(false);
  const { form, submit, isPending, notice } = useActionForm<Values, null>({
    schema: () => import("@/lib/assignments/input").then((input) => input.AssignmentReactivation),
    values: { id: row.id, new_start_date: null },
    act,
    record: { version: row.version, sent: (typed) => typed },
    done: "Asignación reactivada.",
    onDone: onClose,
  });
  const choose = (way: string) => {
    setIsNew(way === "new");
    form.setValue("new_start_date", way === "new" ? today : null);
    form.clearErrors();
  };
  return (
    <FormWindow
      size="sm"
      title={`Reactivar ${assignmentTitle(row)}`}
      description={
        row.retirementDate
          ? `Retirada el ${showDay(row.retirementDate)}: ${row.retirementReason ?? "sin motivo"}.`
          : undefined
      }
      saveLabel="Reactivar"
      {...{ submit, isPending, notice, onClose }}
    >
      <RadioGroup
        aria-label="Cómo reactivar"
        value={isNew ? "new" : "undo"}
        onValueChange={choose}
        options={ways}
      />
      {isNew ? (
        <Field
          label="Nueva fecha de inicio"
          required
          error={form.formState.errors.new_start_date?.message}
        >
          <DateInput {...form.register("new_start_date")} />
        </Field>
      ) : null}
      {isUnitAssignment(row) ? (
        <p className="text-muted text-xs">
          Los servicios que terminaron con el equipo vuelven con él.
        </p>
      ) : null}
    </FormWindow>
  );
}

const ways = [
  {
    value: "undo",
    label: "Deshacer el retiro",
    hint: "La asignación continúa como si no se hubiera retirado; esos días se cobran.",
  },
  {
    value: "new",
    label: "Empezar de nuevo en otra fecha",
    hint: "Se crea otra asignación con los mismos términos; la retirada queda como historia.",
  },
];
