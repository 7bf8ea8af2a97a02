"use client";

import { useTheme } from "next-themes";
import { Toaster as Sonner } from "sonner";

/** Once, in the root layout; then `toast.success("Guardado")` from `sonner` anywhere in a component. */
export function Toaster() {
  const { resolvedTheme } = useTheme();
  return (
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="bottom-right"
      closeButton
      containerAriaLabel="Avisos"
      toastOptions={{
        closeButtonAriaLabel: "Cerrar aviso",
        classNames: {
          toast: "!rounded-card !border-line !bg-surface !text-ink !shadow-pop !font-sans",
          closeButton:
            "!left-auto !right-0 !translate-x-1/3 !-translate-y-1/3 !border-line !bg-surface !text-muted",
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
