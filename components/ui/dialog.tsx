"use client";

import { Slot } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "./cn";
import { modalWindow } from "./modal";
import { useOpener } from "./use-opener";
import { type OpenState, useWindow } from "./use-window";

interface DialogProps extends OpenState {
  /** Instead of closing, where its code does not arrive. */
  onMissing?: () => void;
  /** Absent when the parent owns `open`. */
  trigger?: ReactNode;
  title: string;
  description?: ReactNode;
  /** Primary last; they stay in sight while the body scrolls. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  children?: ReactNode;
}

const widths = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl", xl: "sm:max-w-5xl" };

const looks = {
  titleLook: "font-semibold text-base text-ink",
  headerLook: "px-5 pt-5 pr-14 pb-3",
  bodyLook: "min-h-0 flex-1 overflow-y-auto px-5 py-1 pb-5",
  footerLook:
    "flex flex-wrap items-center justify-end gap-2 rounded-b-card border-line border-t bg-canvas px-5 py-3",
  closeLook: "top-3 right-3",
};

/**
 * On phones a sheet from below. Returns focus to its trigger. For a form with its submit button in `footer`, give the
 * form an `id` and the button `form={id}`.
 */
export function Dialog({
  trigger,
  open,
  onOpenChange,
  onMissing,
  size = "md",
  ...content
}: DialogProps) {
  const own = useWindow({ open, onOpenChange });
  const { Window, opened, openerProps } = useOpener(modalWindow, {
    kind: "dialog",
    ...own,
    onMissing,
  });
  return (
    <>
      {trigger ? <Slot.Root {...openerProps}>{trigger}</Slot.Root> : null}
      {Window ? (
        <Window
          opened={opened}
          {...looks}
          look={cn(
            "fixed inset-x-0 bottom-0 mx-auto flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-card border border-line bg-surface shadow-dialog focus:outline-none sm:top-[max(8dvh,4rem)] sm:bottom-auto sm:max-h-[calc(100dvh-2*max(8dvh,4rem))] sm:w-[calc(100%-2rem)] sm:rounded-card",
            widths[size],
          )}
          {...content}
        >
          {content.children}
        </Window>
      ) : null}
    </>
  );
}
