"use client";

import { useTheme } from "next-themes";
import { Toaster as Sonner } from "sonner";

const belowHeader = "4rem";

/**
 * Once, in the root layout; then `toast.success("Guardado")` from `sonner` anywhere in a component.
 * A toast lies where no buttons are, and a click goes through it to what it covers.
 */
export function Toaster() {
  const { resolvedTheme } = useTheme();
  return (
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="top-center"
      offset={{ top: belowHeader }}
      mobileOffset={{ top: belowHeader }}
      closeButton
      containerAriaLabel="Avisos"
      toastOptions={{
        closeButtonAriaLabel: "Cerrar aviso",
        classNames: {
          toast:
            "!pointer-events-none !rounded-card !border-line !bg-surface !text-ink !shadow-pop !font-sans",
          closeButton:
            "!pointer-events-auto !size-7 !left-auto !right-0 !translate-x-1/3 !-translate-y-1/3 !border-line !bg-surface !text-muted",
          description: "!text-muted",
          success: "[&_[data-icon]]:text-success",
          error: "[&_[data-icon]]:text-danger",
          warning: "[&_[data-icon]]:text-warn",
          info: "[&_[data-icon]]:text-info",
        },
      }}
      className="print:hidden"
    />
  );
}
