"use client";

import { Menu } from "radix-ui/internal";
import { type ReactNode, useRef } from "react";
import { MenuParts } from "./menu-parts";
import { useOverlayContainer } from "./overlay-container";
import { isWithin, type OpenedWindow } from "./use-opener";

interface MenuWindowProps {
  opened: OpenedWindow;
  look: string;
  children: ReactNode;
}

export function MenuWindow({ opened, look, children }: MenuWindowProps) {
  const { id, open, onOpenChange, opener } = opened;
  const container = useOverlayContainer();
  const isLeft = useRef(false);
  return (
    <MenuParts value={Menu}>
      <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
        <Menu.Anchor virtualRef={opener as { current: HTMLElement }} />
        <Menu.Portal container={container}>
          <Menu.Content
            id={id}
            aria-labelledby={opener.current?.id}
            align="end"
            sideOffset={6}
            collisionPadding={8}
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
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
    </MenuParts>
  );
}
