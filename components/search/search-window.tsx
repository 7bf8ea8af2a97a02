"use client";

import { Dialog } from "radix-ui";
import { CloseButton } from "../ui/close-button";
import { ModalFrame } from "../ui/modal-frame";
import type { OpenedWindow } from "../ui/use-opener";
import { WindowClose } from "../ui/window-close";
import { Palette, type PaletteProps } from "./palette";

interface SearchWindowProps extends Omit<PaletteProps, "onClose"> {
  opened: OpenedWindow;
}

export function SearchWindow({ opened, ...palette }: SearchWindowProps) {
  const close = () => opened.onOpenChange(false);
  return (
    <ModalFrame
      parts={Dialog}
      opened={opened}
      isUndescribed
      look="fixed inset-0 mx-auto flex animate-rise flex-col bg-surface focus:outline-none sm:inset-x-4 sm:top-[10dvh] sm:bottom-auto sm:max-h-[80dvh] sm:max-w-2xl sm:rounded-card sm:border sm:border-line sm:shadow-dialog"
    >
      <WindowClose value={close}>
        <Dialog.Title className="sr-only">Buscar en todo</Dialog.Title>
        <Palette {...palette} onClose={close} />
        <CloseButton className="top-2 right-2" />
      </WindowClose>
    </ModalFrame>
  );
}
