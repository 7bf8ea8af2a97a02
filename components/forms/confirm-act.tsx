"use client";

import type { ReactNode } from "react";
import { Alert } from "../ui/alert";
import { AlertDialog } from "../ui/alert-dialog";
import { type Act, useAct } from "../ui/use-act";
import { useAsked } from "./use-asked";

interface ConfirmActProps {
  /** Its button, where no menu asks. */
  trigger?: ReactNode;
  title: string;
  description: ReactNode;
  affected?: readonly ReactNode[];
  /** What looks strange in what would be done. */
  warning?: string | null;
  confirmLabel: string;
  /** "Cancelar" unless told, as where the act itself cancels something. */
  cancelLabel?: string;
  tone?: "danger" | "primary";
  /** The server action, and what it is given. */
  act: Act<unknown>;
  input: unknown;
  /** What the toast says when it worked. */
  done: string;
  onDone?: () => void;
}

/** A button that asks, says what it affects, acts, and shows why it could not. */
export function ConfirmAct({ act, input, done, onDone, warning, ...dialog }: ConfirmActProps) {
  const { open, setOpen } = useAsked();
  const { run, pending, refusal, clear } = useAct(act, {
    done,
    onDone: () => {
      setOpen(false);
      onDone?.();
    },
  });
  const ask = (wanted: boolean) => {
    clear();
    setOpen(wanted);
  };
  return (
    <AlertDialog
      {...dialog}
      open={open}
      onOpenChange={ask}
      pending={pending}
      onConfirm={() => run(input)}
      refusal={refusal}
    >
      {warning ? <Alert tone="warning">{warning} ¿Está bien así?</Alert> : null}
    </AlertDialog>
  );
}
