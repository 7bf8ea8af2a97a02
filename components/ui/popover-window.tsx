"use client";

import { Popover as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { useOverlayContainer } from "./overlay-container";
import { isWithin, type OpenedWindow } from "./use-opener";

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
  const isLeft = useRef(false);
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
          onInteractOutside={(event) => {
            if (isWithin(opener.current, event)) event.preventDefault();
            else isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeft.current) opener.current?.focus();
            isLeft.current = false;
          }}
          className={look}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
