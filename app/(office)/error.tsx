"use client";

import type { ComponentProps } from "react";
import { ErrorScreen } from "@/components/layout/error-screen";

export default function OfficeError(props: ComponentProps<typeof ErrorScreen>) {
  return <ErrorScreen {...props} framed />;
}
