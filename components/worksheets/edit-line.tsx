"use client";

import type * as z from "zod";
import { onlyChanged } from "@/components/forms/changed-values";
import { useActionForm } from "@/components/forms/use-action-form";
import type { ChangeAct } from "@/components/ui/use-act";
import { isByDay } from "@/lib/billing/claims";
import { isWrittenByHand } from "@/lib/billing/line-kind";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import type { LineUpdate } from "@/lib/worksheets/line-input";
import type { SheetLine } from "@/lib/worksheets/list-lines";
import { LineForm } from "./line-form";

interface EditLineProps {
  sheet: Worksheet;
  line: SheetLine;
  act: ChangeAct;
  onClose: () => void;
}

type Values = z.input<typeof LineUpdate>;

const valuesOf = (line: SheetLine): Values => ({
  detail_id: line.id,
  description: line.description,
  unit_price: line.unitPrice,
  reference_document: line.referenceDocument ?? "",
  ...(isByDay(line.kind) ? {} : { quantity: line.quantity }),
  ...(isWrittenByHand(line) ? { date: line.date } : {}),
});

/**
 * Its days are chosen elsewhere. Sends only what differs, so that the rest of an automatic line goes on following the
 * facts.
 */
export function EditLine({ sheet, line, act, onClose }: EditLineProps) {
  const { form, submit, isPending, notice } = useActionForm<Values, null>({
    schema: () => import("@/lib/worksheets/line-input").then((input) => input.LineUpdate),
    values: valuesOf(line),
    act,
    record: { version: sheet.version, sent: onlyChanged({ always: ["detail_id"] }) },
    done: "Línea actualizada.",
    onDone: onClose,
  });
  return (
    <LineForm
      title="Editar línea"
      {...(isWrittenByHand(line)
        ? {}
        : { description: "Lo que cambie queda puesto a mano; lo demás sigue los hechos." })}
      fields={{ date: isWrittenByHand(line), quantity: !isByDay(line.kind) }}
      register={form.register}
      errors={form.formState.errors}
      {...{ submit, isPending, notice, onClose }}
      saveLabel="Guardar cambios"
    />
  );
}
