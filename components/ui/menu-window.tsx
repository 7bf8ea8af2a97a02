"use client";

import { Menu } from "radix-ui/internal";
import type { ReactNode } from "react";
import { MenuParts } from "./menu-parts";
import { useOverlayContainer } from "./overlay-container";
import { useLeftWindow } from "./use-left-window";
import type { OpenedWindow } from "./use-opener";

interface MenuWindowProps {
  opened: OpenedWindow;
  look: string;
  children: ReactNode;
}

export function MenuWindow({ opened, look, children }: MenuWindowProps) {
  const { id, open, onOpenChange, opener } = opened;
  const container = useOverlayContainer();
  const leaving = useLeftWindow(opened);
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
            {...leaving}
            className={look}
          >
            {children}
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
    </MenuParts>
  );
}
