"use client";

import type { z } from "zod";
import type { Act } from "@/components/ui/use-act";
import { useActionForm } from "@/components/ui/use-action-form";
import { isByDay } from "@/lib/billing/claims";
import { LineChanges } from "@/lib/worksheets/input";
import type { Line } from "@/lib/worksheets/list-lines";
import { LineForm } from "./line-form";

interface EditLineProps {
  line: Line;
  act: Act;
  onClose: () => void;
}

type Values = z.input<typeof LineChanges>;

const valuesOf = (line: Line): Values => ({
  detail_id: line.id,
  description: line.description,
  unit_price: line.unitPrice,
  reference_document: line.referenceDocument ?? "",
  ...(isByDay(line.kind) ? {} : { quantity: line.quantity }),
  ...(line.kind === "MANUAL" ? { date: line.date } : {}),
});

/** Only what differs, so that everything else of an automatic line goes on following the facts. */
const changesOf = (before: Values, after: Values) => ({
  ...Object.fromEntries(
    Object.entries(after).filter(([key, value]) => value !== before[key as keyof Values]),
  ),
  detail_id: before.detail_id,
});

/** Changes a line by hand; its days are chosen elsewhere. */
export function EditLine({ line, act, onClose }: EditLineProps) {
  const before = valuesOf(line);
  const { form, submit, pending, refusal } = useActionForm<Values, null>({
    schema: LineChanges,
    values: before,
    act: (after) => act(changesOf(before, after)),
    done: "Línea actualizada.",
    onDone: onClose,
  });
  return (
    <LineForm
      title="Editar línea"
      {...(line.kind === "MANUAL"
        ? {}
        : { description: "Lo que cambie queda puesto a mano; lo demás sigue los hechos." })}
      fields={{ date: line.kind === "MANUAL", quantity: !isByDay(line.kind) }}
      register={form.register}
      errors={form.formState.errors}
      {...{ submit, pending, refusal, onClose }}
      save="Guardar cambios"
    />
  );
}
