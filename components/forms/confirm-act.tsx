"use client";

import type { ReactNode } from "react";
import type { FieldErrors } from "@/lib/kernel/errors";
import { Alert } from "../ui/alert";
import { AlertDialog } from "../ui/alert-dialog";
import { type Act, type UndoOf, useAct } from "../ui/use-act";
import { useAsked } from "./use-asked";

interface ConfirmActProps {
  /** Absent where a menu, or whoever draws the dialog, opens it. */
  trigger?: ReactNode;
  onClose?: () => void;
  title: string;
  description: ReactNode;
  affected?: readonly ReactNode[];
  warning?: string | null;
  confirmLabel: string;
  /** "Cancelar" by default; another where the act itself cancels something. */
  cancelLabel?: string;
  tone?: "danger" | "primary";
  act: Act<unknown>;
  input: unknown;
  done: string;
  undo?: UndoOf<unknown>;
  onDone?: () => void;
  /** Given the errors of its fields, it shows them. */
  children?: ReactNode | ((errors: FieldErrors) => ReactNode);
}

export function ConfirmAct({ act, input, done, undo, onDone, onClose, ...props }: ConfirmActProps) {
  const { warning, children, ...dialog } = props;
  const { open, setOpen } = useAsked(onClose);
  const { run, isPending, refusal, clear } = useAct(act, {
    done,
    undo,
    onDone: () => {
      setOpen(false);
      onDone?.();
    },
  });
  const ask = (wanted: boolean) => {
    clear();
    setOpen(wanted);
  };
  const errors = refusal?.fieldErrors ?? {};
  const isBesideField = typeof children === "function" && Object.keys(errors).length > 0;
  return (
    <AlertDialog
      {...dialog}
      open={open}
      onOpenChange={ask}
      isPending={isPending}
      onConfirm={() => run(input)}
      refusal={isBesideField ? null : refusal}
    >
      {warning ? <Alert tone="warning">{warning} ¿Está bien así?</Alert> : null}
      {typeof children === "function" ? children(errors) : children}
    </AlertDialog>
  );
}
