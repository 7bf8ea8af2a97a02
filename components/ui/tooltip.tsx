"use client";

import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useOverlayContainer } from "./overlay-container";

/** Once, around all that has tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={400}>{children}</Radix.Provider>;
}

interface TooltipProps {
  content: ReactNode;
  /** One focusable element. */
  children: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
}

/** On hover and focus; never the only place where something is said. */
export function Tooltip({ content, children, side = "top" }: TooltipProps) {
  const container = useOverlayContainer();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-fade-in rounded-md bg-ink px-2.5 py-1.5 text-canvas text-xs shadow-pop print:hidden"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
