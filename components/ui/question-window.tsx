"use client";

import { TriangleAlert } from "lucide-react";
import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { ModalFrame } from "./modal-frame";
import type { AskedQuestion } from "./question";
import { RefusalAlert } from "./refusal-alert";
import { isOutdated } from "./use-act";
import type { OpenedWindow } from "./use-opener";

type QuestionProps = Omit<AskedQuestion, "trigger" | "onMissing"> & { opened: OpenedWindow };

export function QuestionWindow(props: QuestionProps) {
  const { opened, isPending = false, tone = "danger", refusal } = props;
  const isLate = refusal ? isOutdated(refusal) : false;
  return (
    <ModalFrame
      parts={AlertDialog}
      opened={opened}
      over="windows"
      look={cn(
        "fixed inset-x-0 bottom-0 mx-auto max-h-[92dvh] w-full animate-rise overflow-y-auto rounded-t-card border border-line bg-surface p-5 shadow-dialog focus:outline-none sm:bottom-auto sm:w-[calc(100%-2rem)] sm:rounded-card",
        props.wide
          ? "sm:top-[10dvh] sm:max-h-[84dvh] sm:max-w-xl"
          : "sm:top-[16dvh] sm:max-h-[76dvh] sm:max-w-md",
      )}
    >
      <div className="flex gap-4">
        {tone === "danger" ? <DangerMark /> : null}
        <div className="min-w-0 flex-1">
          <AlertDialog.Title className="font-semibold text-base text-ink">
            {props.title}
          </AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-1.5 text-muted">{props.description}</div>
          </AlertDialog.Description>
          {props.affected?.length ? <Affected items={props.affected} /> : null}
          <More {...props} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <AlertDialog.Cancel asChild>
          <Button>{props.cancelLabel ?? "Cancelar"}</Button>
        </AlertDialog.Cancel>
        {isLate || !props.onConfirm ? null : (
          <Button variant={tone} isPending={isPending} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        )}
      </div>
    </ModalFrame>
  );
}

const More = ({ children, refusal = null, onOpenChange }: QuestionProps) =>
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
