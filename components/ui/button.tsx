"use client";

import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "./cn";

const buttonVariants = cva(
  "touch-target relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-medium text-sm transition-colors disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-60 [&_svg:not([class*='size-'])]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "bg-accent text-on-accent shadow-card hover:bg-accent-hover",
        secondary: "border border-line bg-surface text-ink shadow-card hover:bg-hover",
        ghost: "text-ink hover:bg-sunken",
        danger: "bg-danger text-on-danger shadow-card hover:bg-danger-hover",
        "danger-ghost": "text-danger hover:bg-danger-soft hover:text-danger-ink",
        link: "h-auto min-h-0 px-0 text-accent-ink underline-offset-4 hover:underline",
      },
      size: {
        sm: "min-h-control-sm px-3 text-[0.8125rem]",
        md: "min-h-control px-3.5",
        lg: "min-h-12 px-5 text-base",
      },
    },
    compoundVariants: [{ variant: "link", className: "min-h-0 px-0" }],
    defaultVariants: { variant: "secondary", size: "md" },
  },
);

interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
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
  const look = cn(buttonVariants({ variant, size }), className);
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
