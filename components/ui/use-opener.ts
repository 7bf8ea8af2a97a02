"use client";

import {
  type ComponentType,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { closeMissing, type LatePart, useLatePart } from "./late-part";

export interface OpenedWindow {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What opened it gets the focus back. Empty where nothing did. */
  opener: RefObject<HTMLElement | null>;
  /** What had the focus before; gets it back where nothing opened it. */
  before?: RefObject<HTMLElement | null>;
}

export const focusBack =
  ({ opener, before }: OpenedWindow) =>
  (event: Event) => {
    event.preventDefault();
    (opener.current ?? before?.current)?.focus();
  };

/** Taken before the window takes the focus. */
function useFocusedBefore(open: boolean) {
  const before = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (open && activeElement instanceof HTMLElement) before.current = activeElement;
  }, [open]);
  return before;
}

interface OpenerOptions {
  kind: "dialog" | "menu";
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onMissing?: (() => void) | undefined;
}

/** The button of a window or menu whose code is fetched as somebody points at it, reaches it or presses it. */
export function useOpener<Props>(
  part: LatePart<Props>,
  { kind, open, onOpenChange, onMissing }: OpenerOptions,
): { Window: ComponentType<Props> | null; opened: OpenedWindow; openerProps: object } {
  const opener = useRef<HTMLElement | null>(null);
  const id = useId();
  const [isNear, setNear] = useState(false);
  const Window = useLatePart(
    part,
    open || isNear,
    onMissing ?? (open ? closeMissing(onOpenChange) : () => setNear(false)),
  );
  const before = useFocusedBefore(open);
  const near = () => setNear(true);
  const openerProps = {
    ref: opener,
    id: `${id}-opener`,
    "aria-haspopup": kind,
    "aria-expanded": open,
    "aria-controls": open ? id : undefined,
    "data-state": open ? "open" : "closed",
    onPointerEnter: near,
    onFocus: near,
    onClick: () => onOpenChange(!open),
  };
  return { Window, opened: { id, open, onOpenChange, opener, before }, openerProps };
}
