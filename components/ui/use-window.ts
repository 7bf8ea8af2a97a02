"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { leaveOrAsk, nextOrder } from "./unsaved";

export interface OpenState {
  /** Absent where the trigger opens it and it closes by itself. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Closing asks first where something typed in it would be lost. */
export function useWindow({ open, onOpenChange }: OpenState) {
  const [isOpenAlone, setOpenAlone] = useState(false);
  const isOpen = open ?? isOpenAlone;
  const opened = useRef(0);
  useLayoutEffect(() => {
    if (isOpen) opened.current = nextOrder();
  }, [isOpen]);
  const turn = (wanted: boolean) => {
    setOpenAlone(wanted);
    onOpenChange?.(wanted);
  };
  return {
    open: isOpen,
    onOpenChange: (wanted: boolean) => {
      if (wanted) turn(true);
      else leaveOrAsk(() => turn(false), opened.current);
    },
  };
}
