"use client";

import type { ComponentProps } from "react";
import { ErrorScreen } from "./error-screen";

/** What stands in for the whole document when the root layout itself fails. */
export function GlobalErrorScreen(props: ComponentProps<typeof ErrorScreen>) {
  return (
    <html lang="es">
      <body className="font-sans">
        <title>Error · Faena</title>
        <ErrorScreen {...props} />
      </body>
    </html>
  );
}
