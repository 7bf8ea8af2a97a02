"use client";

import { Dialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { CloseButton } from "./close-button";
import { LineHint } from "./line-hint";
import { ModalFrame } from "./modal-frame";
import { OverlayContainer } from "./overlay-container";
import type { OpenedWindow } from "./use-opener";
import { WindowClose } from "./window-close";

export interface ModalWindowProps {
  opened: OpenedWindow;
  title: string;
  titleLook: string;
  description?: ReactNode;
  footer?: ReactNode;
  footerLook: string;
  headerLook: string;
  bodyLook: string;
  closeLook: string;
  look: string;
  children: ReactNode;
}

/** Of dialogs and side panels. */
export function ModalWindow({ opened, look, description, ...props }: ModalWindowProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <ModalFrame
      parts={Dialog}
      opened={opened}
      isUndescribed={!description}
      look={look}
      ref={setElement}
    >
      <OverlayContainer value={element}>
        <WindowClose value={() => opened.onOpenChange(false)}>
          <header className={props.headerLook}>
            <Dialog.Title className={props.titleLook}>{props.title}</Dialog.Title>
            {description ? (
              <Dialog.Description asChild>
                <div className="mt-1 text-muted text-sm">{description}</div>
              </Dialog.Description>
            ) : null}
          </header>
          <div className={props.bodyLook}>{props.children}</div>
          {props.footer ? (
            <footer className={props.footerLook}>
              <LineHint />
              {props.footer}
            </footer>
          ) : null}
          <CloseButton className={props.closeLook} />
        </WindowClose>
      </OverlayContainer>
    </ModalFrame>
  );
}
