"use client";

import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "./cn";
import { useOverlayContainer } from "./overlay-container";

interface PopoverProps {
  trigger: ReactNode;
  label: string;
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
}

export function Popover({ trigger, label, align = "start", className, children }: PopoverProps) {
  const container = useOverlayContainer();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          className={cn(
            "z-50 max-h-(--radix-popover-content-available-height) min-w-52 animate-rise overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-pop focus:outline-none print:hidden",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
