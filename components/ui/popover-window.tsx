"use client";

import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useOverlayContainer } from "./overlay-container";
import { useLeftWindow } from "./use-left-window";
import type { OpenedWindow } from "./use-opener";

interface PopoverWindowProps {
  opened: OpenedWindow;
  label: string;
  align: "start" | "center" | "end";
  look: string;
  children: ReactNode;
}

export function PopoverWindow({ opened, label, align, look, children }: PopoverWindowProps) {
  const { id, open, onOpenChange, opener } = opened;
  const container = useOverlayContainer();
  const leaving = useLeftWindow(opened);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={opener as { current: HTMLElement }} />
      <Radix.Portal container={container}>
        <Radix.Content
          id={id}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          {...leaving}
          className={look}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
