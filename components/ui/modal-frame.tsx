"use client";

import type { Dialog } from "radix-ui";
import type { ReactNode, Ref } from "react";
import { cn } from "./cn";
import { focusBack, type OpenedWindow } from "./use-opener";

interface ModalFrameProps {
  /** A dialog's parts, or those of a question. */
  parts: Pick<typeof Dialog, "Root" | "Portal" | "Overlay" | "Content">;
  opened: OpenedWindow;
  over?: "page" | "windows";
  /** Where nothing in it describes it. */
  isUndescribed?: boolean;
  look: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** How each window that covers the page opens, and what it leaves as it closes. */
export function ModalFrame({ parts, opened, over = "page", ...props }: ModalFrameProps) {
  const { Root, Portal, Overlay, Content } = parts;
  const { id, open, onOpenChange } = opened;
  const layer = over === "page" ? "z-40" : "z-50";
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={cn("fixed inset-0 animate-fade-in bg-overlay print:hidden", layer)} />
        <Content
          ref={props.ref}
          id={id}
          {...(props.isUndescribed ? { "aria-describedby": undefined } : {})}
          onCloseAutoFocus={focusBack(opened)}
          className={cn(layer, props.look)}
        >
          {props.children}
        </Content>
      </Portal>
    </Root>
  );
}
