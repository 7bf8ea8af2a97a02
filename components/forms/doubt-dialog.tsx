"use client";

import { AlertDialog } from "../ui/alert-dialog";
import type { Questions } from "./use-doubts";

export function DoubtDialog({ doubts, accept, dismiss }: Questions) {
  return (
    <AlertDialog
      open={doubts.length > 0}
      onOpenChange={(open) => (open ? undefined : dismiss())}
      title="¿Guardar igual?"
      description={
        <ul className="grid gap-1.5">
          {doubts.map(({ field, message }) => (
            <li key={`${field} ${message}`}>{message}</li>
          ))}
        </ul>
      }
      confirmLabel="Guardar igual"
      cancelLabel="Revisar"
      tone="primary"
      onConfirm={accept}
    />
  );
}
