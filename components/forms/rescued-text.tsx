"use client";

import { useSyncExternalStore } from "react";
import { Button } from "../ui/button";
import { CopyButton } from "../ui/copy-button";
import { Dialog } from "../ui/dialog";
import { Textarea } from "../ui/textarea";
import { DialogClose } from "../ui/window-close";
import { rescue, rescued } from "./rescued";

/** Of a form whose record somebody else deleted or sealed meanwhile. */
/** What was typed stays until its window comes. */
const wait = () => undefined;

export function RescuedText() {
  const text = useSyncExternalStore(rescued.subscribe, rescued.get, () => null);
  return (
    <Dialog
      open={text !== null}
      onMissing={wait}
      onOpenChange={() => rescue(null)}
      title="Lo que escribió no se guardó"
      description="Otra persona cambió el registro y esto ya no se puede editar aquí. Copie lo que necesite antes de cerrar."
      footer={
        <DialogClose>
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
