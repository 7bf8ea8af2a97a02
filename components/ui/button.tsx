"use client";

import { LoaderCircle } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent } from "react";
import { type ButtonVariant, buttonLook } from "./button-look";
import { cn } from "./cn";

interface ButtonProps extends ComponentProps<"button">, ButtonVariant {
  /** Makes the only child, a link, look like a button. */
  asChild?: boolean;
  /** Ignores clicks, so that a form cannot be sent twice. */
  isPending?: boolean | undefined;
}

/**
 * `type="button"` by default; `variant="primary"` once a screen.
 * `<Button asChild><Link href="/x">Abrir</Link></Button>`
 */
export function Button({
  variant,
  size,
  asChild = false,
  isPending = false,
  type = "button",
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const look = cn(buttonLook({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={look} onClick={onClick} {...props}>
        {children}
      </Slot.Root>
    );
  }
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    isPending ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type={type}
      className={look}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={click}
      {...props}
    >
      {isPending ? <LoaderCircle className="animate-spin" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
