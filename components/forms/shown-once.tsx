"use client";

import { type ReactNode, useState } from "react";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { DialogClose } from "../ui/window-close";

interface Head {
  title: string;
  description?: string;
}

interface ShownOnceProps<Secret> {
  trigger: ReactNode;
  asking: Head;
  shown: Head;
  keptLabel: string;
  onClose?: () => void;
  form: (onMade: (secret: Secret | null) => void) => ReactNode;
  children: (secret: Secret) => ReactNode;
}

/** Shown until the window is closed, and never again. */
export function ShownOnce<Secret>({ asking, shown, ...props }: ShownOnceProps<Secret>) {
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<Secret | null>(null);
  const ask = (wanted: boolean) => {
    if (wanted) setSecret(null);
    else props.onClose?.();
    setOpen(wanted);
  };
  const kept = (
    <DialogClose>
      <Button variant="primary">{props.keptLabel}</Button>
    </DialogClose>
  );
  return (
    <Dialog
      {...(secret === null ? asking : shown)}
      open={open}
      onOpenChange={ask}
      size="sm"
      trigger={props.trigger}
      footer={secret === null ? null : kept}
    >
      {secret === null ? props.form(setSecret) : props.children(secret)}
    </Dialog>
  );
}
