"use client";

import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { tooltip } from "./tooltip";

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, "children" | "asChild"> {
  /** Read aloud and shown as a tooltip. */
  label: string;
  icon: LucideIcon;
}

export function IconButton({
  label,
  icon: Icon,
  variant = "ghost",
  size = "md",
  className,
  ...props
}: IconButtonProps) {
  const square = size === "sm" ? "size-control-sm" : "size-control";
  return (
    <Button
      {...tooltip(label)}
      aria-label={label}
      variant={variant}
      size={size}
      className={cn("px-0", square, className)}
      {...props}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
