"use client";

import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { CloseButton } from "./close-button";
import { cn } from "./cn";
import { LineHint } from "./line-hint";
import { OverlayContainer } from "./overlay-container";
import { type OpenState, useWindow } from "./use-window";

interface SheetProps extends OpenState {
  trigger?: ReactNode;
  title: string;
  /** The title is only read aloud; the content has its own heading. */
  hideTitle?: boolean;
  side?: "start" | "end";
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function SidePanel({ trigger, open, onOpenChange, ...panel }: SheetProps) {
  const own = useWindow({ open, onOpenChange });
  return (
    <Radix.Root {...own}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay print:hidden" />
        <Panel {...panel} />
      </Radix.Portal>
    </Radix.Root>
  );
}

type PanelProps = Omit<SheetProps, "trigger" | "open" | "onOpenChange">;

function Panel({
  title,
  hideTitle = false,
  side = "end",
  footer,
  className,
  children,
}: PanelProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <Radix.Content
      ref={setElement}
      aria-describedby={undefined}
      className={cn(
        "fixed inset-y-0 z-40 flex w-[calc(100%-3rem)] max-w-md flex-col border-line bg-surface shadow-dialog focus:outline-none",
        side === "start"
          ? "left-0 animate-slide-in border-r"
          : "right-0 animate-slide-in-end border-l sm:top-14",
        className,
      )}
    >
      <OverlayContainer value={element}>
        <Radix.Title
          className={cn(
            "px-5 pt-5 pr-14 pb-3 font-semibold text-base text-ink",
            hideTitle && "sr-only",
          )}
        >
          {title}
        </Radix.Title>
        <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        {footer ? (
          <footer className="flex items-center justify-end gap-2 border-line border-t px-5 py-3">
            <LineHint />
            {footer}
          </footer>
        ) : null}
        <CloseButton className="top-3 right-3" />
      </OverlayContainer>
    </Radix.Content>
  );
}
