"use client";

import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { CloseButton } from "./close-button";
import { LineHint } from "./line-hint";
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
  const { id, open, onOpenChange, opener } = opened;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-overlay print:hidden" />
        <Radix.Content
          ref={setElement}
          id={id}
          {...(description ? {} : { "aria-describedby": undefined })}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          className={look}
        >
          <OverlayContainer value={element}>
            <WindowClose value={() => onOpenChange(false)}>
              <header className={props.headerLook}>
                <Radix.Title className={props.titleLook}>{props.title}</Radix.Title>
                {description ? (
                  <Radix.Description asChild>
                    <div className="mt-1 text-muted text-sm">{description}</div>
                  </Radix.Description>
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
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
