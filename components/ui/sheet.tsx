"use client";

import { Slot } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "./cn";
import { modalWindow } from "./modal";
import { useOpener } from "./use-opener";
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

const sides = {
  start: "left-0 animate-slide-in border-r",
  end: "right-0 animate-slide-in-end border-l sm:top-14",
};

const looks = {
  headerLook: "contents",
  bodyLook: "min-h-0 flex-1 overflow-y-auto",
  footerLook: "flex items-center justify-end gap-2 border-line border-t px-5 py-3",
  closeLook: "top-3 right-3",
};

export function SidePanel({
  trigger,
  open,
  onOpenChange,
  hideTitle = false,
  side = "end",
  className,
  ...panel
}: SheetProps) {
  const own = useWindow({ open, onOpenChange });
  const { Window, opened, openerProps } = useOpener(modalWindow, { kind: "dialog", ...own });
  return (
    <>
      {trigger ? <Slot.Root {...openerProps}>{trigger}</Slot.Root> : null}
      {Window ? (
        <Window
          opened={opened}
          {...looks}
          titleLook={
            hideTitle ? "sr-only" : "px-5 pt-5 pr-14 pb-3 font-semibold text-base text-ink"
          }
          look={cn(
            "fixed inset-y-0 flex w-[calc(100%-3rem)] max-w-md flex-col border-line bg-surface shadow-dialog focus:outline-none",
            sides[side],
            className,
          )}
          {...panel}
        />
      ) : null}
    </>
  );
}
