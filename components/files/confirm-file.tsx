"use client";

import { useState } from "react";
import { Unsaved } from "@/components/forms/use-unsaved";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { isInvoice, type Slot } from "@/lib/files/slot";

interface ConfirmFileProps {
  slot: Slot;
  file: File;
  onCancel: () => void;
  onConfirm: (invoiceReference: string) => void;
}

export function ConfirmFile({ slot, file, onCancel, onConfirm }: ConfirmFileProps) {
  const [reference, setReference] = useState("");
  const replaced = slot.file && (
    <>«{slot.file.name}», que sale de la ficha y queda 30 días en los archivos eliminados.</>
  );
  return (
    <AlertDialog
      open
      onOpenChange={onCancel}
      tone="primary"
      title={replaced ? `¿Reemplazar ${slot.label}?` : `Subir ${slot.label.toLowerCase()}`}
      description={<span className="break-words">{file.name}</span>}
      affected={[
        ...(replaced ? [replaced] : []),
        ...(isInvoice(slot) ? ["La planilla, que pasa a FACTURADA."] : []),
      ]}
      confirmLabel={replaced ? "Reemplazar" : "Subir"}
      onConfirm={() => onConfirm(reference.trim())}
    >
      {isInvoice(slot) ? (
        <Field
          label="Número de factura"
          hint="Opcional, como consta en el comprobante: 001-001-000000123."
        >
          <Unsaved when={reference !== ""} />
          <Input
            autoComplete="off"
            maxLength={100}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </Field>
      ) : null}
    </AlertDialog>
  );
}
