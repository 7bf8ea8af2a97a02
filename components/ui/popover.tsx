"use client";

import { Slot } from "radix-ui";
import { type ReactNode, useState } from "react";
import { cn } from "./cn";
import { latePart } from "./late-part";
import { useOpener } from "./use-opener";

interface PopoverProps {
  trigger: ReactNode;
  label: string;
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
}

const popoverWindow = latePart(() =>
  import("./popover-window").then(({ PopoverWindow }) => PopoverWindow),
);

export function Popover({ trigger, label, align = "start", className, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const { Window, opened, openerProps } = useOpener(popoverWindow, {
    kind: "dialog",
    open,
    onOpenChange: setOpen,
  });
  return (
    <>
      <Slot.Root {...openerProps}>{trigger}</Slot.Root>
      {Window ? (
        <Window
          opened={opened}
          label={label}
          align={align}
          look={cn(
            "z-50 max-h-(--radix-popover-content-available-height) min-w-52 animate-rise overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-pop focus:outline-none print:hidden",
            className,
          )}
        >
          {children}
        </Window>
      ) : null}
    </>
  );
}
