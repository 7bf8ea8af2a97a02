"use client";

import { useSyncExternalStore } from "react";
import { Button } from "./button";
import { CopyButton } from "./copy-button";
import { Dialog, DialogClose } from "./dialog";
import { rescue, rescued } from "./rescued";
import { Textarea } from "./textarea";

/** What was typed into a form whose record somebody else took away or sealed meanwhile. */
export function RescuedText() {
  const text = useSyncExternalStore(rescued.subscribe, rescued.get, () => null);
  return (
    <Dialog
      open={text !== null}
      onOpenChange={() => rescue(null)}
      title="Lo que escribió no se guardó"
      description="Otra persona cambió el registro y esto ya no se puede editar aquí. Copie lo que necesite antes de cerrar."
      footer={
        <DialogClose asChild>
          <Button>Cerrar</Button>
        </DialogClose>
      }
    >
      <div className="flex items-start gap-2">
        <Textarea readOnly aria-label="Lo que escribió" rows={6} value={text ?? ""} />
        <CopyButton text={text ?? ""} label="Copiar lo que escribió" />
      </div>
    </Dialog>
  );
}
