"use client";

import { TriangleAlert } from "lucide-react";
import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { RefusalAlert } from "./refusal-alert";
import { type ActRefusal, isOutdated } from "./use-act";
import { type OpenState, useWindow } from "./use-window";

interface AlertDialogProps extends OpenState {
  trigger?: ReactNode;
  title: string;
  description: ReactNode;
  affected?: readonly ReactNode[];
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** For lists that are read before confirming. */
  wide?: boolean;
  tone?: "danger" | "primary";
  isPending?: boolean;
  refusal?: ActRefusal | null;
  /** The parent closes the dialog, so that it can show an error. Null while there is nothing to confirm. */
  onConfirm: (() => void) | null;
}

/** Escape and the first button cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const { trigger, isPending = false, tone = "danger", refusal } = props;
  const isLate = refusal ? isOutdated(refusal) : false;
  const own = useWindow(props);
  return (
    <Radix.Root {...own}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade-in bg-overlay print:hidden" />
        <Radix.Content
          className={cn(
            "fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[92dvh] w-full animate-rise overflow-y-auto rounded-t-card border border-line bg-surface p-5 shadow-dialog focus:outline-none sm:bottom-auto sm:w-[calc(100%-2rem)] sm:rounded-card",
            props.wide
              ? "sm:top-[10dvh] sm:max-h-[84dvh] sm:max-w-xl"
              : "sm:top-[16dvh] sm:max-h-[76dvh] sm:max-w-md",
          )}
        >
          <div className="flex gap-4">
            {tone === "danger" ? <DangerMark /> : null}
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-semibold text-base text-ink">{props.title}</Radix.Title>
              <Radix.Description asChild>
                <div className="mt-1.5 text-muted">{props.description}</div>
              </Radix.Description>
              {props.affected?.length ? <Affected items={props.affected} /> : null}
              <More {...props} />
            </div>
          </div>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>{props.cancelLabel ?? "Cancelar"}</Button>
            </Radix.Cancel>
            {isLate || !props.onConfirm ? null : (
              <Button variant={tone} isPending={isPending} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const More = ({ children, refusal = null, onOpenChange }: AlertDialogProps) =>
  children || refusal ? (
    <div className="mt-4 grid gap-4">
      {children}
      <RefusalAlert refusal={refusal} onLook={() => onOpenChange?.(false)} />
    </div>
  ) : null;

const DangerMark = () => (
  <span className="grid size-10 shrink-0 place-items-center rounded-full bg-danger-soft text-danger">
    <TriangleAlert className="size-5" aria-hidden="true" />
  </span>
);

function Affected({ items }: { items: readonly ReactNode[] }) {
  return (
    <div className="mt-4 rounded-control bg-sunken px-3.5 py-3">
      <p className="font-medium text-ink text-xs">También afecta a</p>
      <ul className="mt-1.5 list-disc space-y-1 pl-4 text-muted marker:text-faint">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed list of sentences without identity
          <li key={at}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
