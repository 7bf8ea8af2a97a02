"use client";

import { useRouter } from "next/navigation";
import type * as z from "zod";
import { FileChoice } from "@/components/files/file-choice";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { Unsaved } from "@/components/forms/use-unsaved";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { FileRights } from "@/lib/files/rights";
import type { Slot } from "@/lib/files/slot";
import { worksheetMoves } from "@/lib/states/worksheet";
import { showMoney } from "@/lib/values/decimal";
import type { WorksheetChanges } from "@/lib/worksheets/input";
import type { WorksheetWindow } from "./ask-worksheet";
import { useInvoiceFile } from "./use-invoice-file";

export type InvoiceSlot = { slot: Slot; rights: FileRights };

interface InvoiceWorksheetProps extends WorksheetWindow {
  /** Null for who may not attach it. */
  into: InvoiceSlot | null;
}

export function InvoiceWorksheet({ acts, into, onClose, ...props }: InvoiceWorksheetProps) {
  const { sheet } = props.standing;
  const router = useRouter();
  const { file, setFile, send } = useInvoiceFile();
  const { form, submit, isPending, notice } = useActionForm<z.input<typeof WorksheetChanges>, null>(
    {
      schema: () => import("@/lib/worksheets/input").then((input) => input.WorksheetChanges),
      values: {
        id: sheet.id,
        status: worksheetMoves.invoice.to,
        invoice_reference: sheet.invoiceReference ?? "",
      },
      act: (typed, seen) =>
        file && into
          ? send(into.slot, file, typed.invoice_reference?.trim() ?? "")
          : acts.update(typed, seen),
      record: { version: sheet.version, sent: (typed) => typed },
      done: "Planilla facturada.",
      onDone: () => {
        onClose();
        if (file) router.refresh();
      },
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
      {into ? (
        <FileChoice
          label="Archivo de la factura"
          hint={
            into.slot.file
              ? `Opcional; reemplaza a «${into.slot.file.name}».`
              : "Opcional, en PDF; se guarda junto con el número."
          }
          kind={into.slot.kind}
          limitBytes={into.rights.limitBytes}
          {...{ file }}
          onFile={setFile}
        />
      ) : null}
      <Unsaved when={file !== null} />
    </FormWindow>
  );
}
