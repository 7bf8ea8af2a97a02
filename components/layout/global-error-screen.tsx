"use client";

import type { ComponentProps } from "react";
import { ErrorScreen } from "./error-screen";

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
