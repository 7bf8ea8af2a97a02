"use client";

import type { ReactNode } from "react";
import type { FieldErrors } from "@/lib/kernel/errors";
import { Alert } from "../ui/alert";
import { AlertDialog } from "../ui/alert-dialog";
import { type Act, useAct } from "../ui/use-act";
import { useAsked } from "./use-asked";

interface ConfirmActProps {
  /** Its button, where neither a menu asks nor whoever draws it. */
  trigger?: ReactNode;
  /** Of a window that is drawn to be open. */
  onClose?: () => void;
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
  /** What is to be known or written before; told what is wrong in its fields, which is then said nowhere else. */
  children?: ReactNode | ((errors: FieldErrors) => ReactNode);
}

/** A button that asks, says what it affects, acts, and shows why it could not. */
export function ConfirmAct({ act, input, done, onDone, onClose, ...props }: ConfirmActProps) {
  const { warning, children, ...dialog } = props;
  const { open, setOpen } = useAsked(onClose);
  const { run, isPending, refusal, clear } = useAct(act, {
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
