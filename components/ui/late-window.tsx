"use client";

import type { ComponentType } from "react";
import { closeMissing, latePart, useLatePart } from "./late-part";

/** A window whose code comes with the first wish for it: `lateWindow(() => import("./add-line").then(({ AddLine }) => AddLine))`. */
export function lateWindow<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = latePart(load);
  return function LateWindow(props: Props) {
    const Window = useLatePart(part, true, closeMissing(props.onClose));
    return Window ? <Window {...props} /> : null;
  };
}
