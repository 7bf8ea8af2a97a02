"use client";

import type * as z from "zod";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { worksheetMoves } from "@/lib/states/worksheet";
import { showMoney } from "@/lib/values/decimal";
import type { WorksheetChanges } from "@/lib/worksheets/input";
import type { WorksheetWindow } from "./ask-worksheet";

export function InvoiceWorksheet({ acts, standing: { sheet }, onClose }: WorksheetWindow) {
  const { form, submit, isPending, notice } = useActionForm<z.input<typeof WorksheetChanges>, null>(
    {
      schema: () => import("@/lib/worksheets/input").then((input) => input.WorksheetChanges),
      values: {
        id: sheet.id,
        status: worksheetMoves.invoice.to,
        invoice_reference: sheet.invoiceReference ?? "",
      },
      act: acts.update,
      record: { version: sheet.version, sent: (typed) => typed },
      done: "Planilla facturada.",
      onDone: onClose,
    },
  );
  return (
    <FormWindow
      size="sm"
      title={`Facturar ${sheet.seriesCode}`}
      description={`Queda FACTURADA por ${showMoney(sheet.total)}. Sus líneas y sus asignaciones cobradas ya no cambian; se puede reabrir mientras no esté cerrada.`}
      saveLabel="Facturar"
      cancelLabel="Volver"
      {...{ submit, isPending, notice, onClose }}
    >
      <Field
        label="Número de factura"
        error={form.formState.errors.invoice_reference?.message}
        hint="Como consta en el comprobante, por ejemplo 001-001-000000123."
      >
        <Input autoComplete="off" {...form.register("invoice_reference")} />
      </Field>
    </FormWindow>
  );
}
