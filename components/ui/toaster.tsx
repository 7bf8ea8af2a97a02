"use client";

import { useTheme } from "next-themes";
import type { CSSProperties } from "react";
import { Toaster as Sonner } from "sonner";

const place = { top: "var(--notices-top)", right: "var(--notices-end)" };
const width = { "--width": "var(--notices)" } as CSSProperties;

/**
 * Once (`components/layout/window-tools.tsx`); then `toast.success("Guardado")` from `sonner` anywhere. Toasts lie in the part of the
 * header that is kept free for them (`notices-place`), one at a time; on phones they lie below the header, and a click
 * goes through them.
 */
export function Toaster() {
  const { resolvedTheme } = useTheme();
  return (
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="top-right"
      offset={place}
      mobileOffset={{ top: place.top }}
      style={width}
      visibleToasts={1}
      closeButton
      containerAriaLabel="Avisos"
      toastOptions={{
        closeButtonAriaLabel: "Cerrar aviso",
        classNames: {
          toast:
            "!rounded-card !border-line !bg-surface !pr-12 !pl-3 !text-ink !shadow-pop !font-sans max-md:!pointer-events-none md:!h-12 md:!py-0 md:!shadow-card",
          content: "md:!max-h-11.5 md:overflow-y-auto",
          closeButton:
            "!pointer-events-auto !absolute !top-1/2 !right-1.5 !left-auto !size-9 !-translate-y-1/2 !transform-none !border-0 !bg-transparent !text-muted hover:!bg-sunken touch:!size-11",
          title: "!leading-[0.9375rem]",
          description: "!leading-[0.9375rem] !text-muted",
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
