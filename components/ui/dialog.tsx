"use client";

import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { CloseButton } from "./close-button";
import { cn } from "./cn";
import { LineHint } from "./line-hint";
import { OverlayContainer } from "./overlay-container";
import { type OpenState, useWindow } from "./use-window";

export const DialogClose = Radix.Close;

interface DialogProps extends OpenState {
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

/**
 * On phones a sheet from below. Returns focus to its trigger. For a form with its submit button in `footer`, give the
 * form an `id` and the button `form={id}`.
 */
export function Dialog({ trigger, open, onOpenChange, size = "md", ...content }: DialogProps) {
  const own = useWindow({ open, onOpenChange });
  return (
    <Radix.Root {...own}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay print:hidden" />
        <DialogWindow size={size} {...content} />
      </Radix.Portal>
    </Radix.Root>
  );
}

type WindowProps = Pick<DialogProps, "title" | "description" | "footer" | "children"> & {
  size: keyof typeof widths;
};

function DialogWindow({ title, description, footer, size, children }: WindowProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <Radix.Content
      ref={setElement}
      {...(description ? {} : { "aria-describedby": undefined })}
      className={cn(
        "fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[92dvh] w-full animate-rise flex-col rounded-t-card border border-line bg-surface shadow-dialog focus:outline-none sm:top-[max(8dvh,4rem)] sm:bottom-auto sm:max-h-[calc(100dvh-2*max(8dvh,4rem))] sm:w-[calc(100%-2rem)] sm:rounded-card",
        widths[size],
      )}
    >
      <OverlayContainer value={element}>
        <header className="px-5 pt-5 pr-14 pb-3">
          <Radix.Title className="font-semibold text-base text-ink">{title}</Radix.Title>
          {description ? (
            <Radix.Description asChild>
              <div className="mt-1 text-muted text-sm">{description}</div>
            </Radix.Description>
          ) : null}
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 py-1 pb-5">{children}</div>
        {footer ? (
          <footer className="flex flex-wrap items-center justify-end gap-2 rounded-b-card border-line border-t bg-canvas px-5 py-3">
            <LineHint />
            {footer}
          </footer>
        ) : null}
        <CloseButton className="top-3 right-3" />
      </OverlayContainer>
    </Radix.Content>
  );
}
