"use client";

import { type SyntheticEvent, useEffect, useRef } from "react";
import type { ActRefusal } from "../ui/use-act";

/** After a refused submit, of the form or the server, focuses the first invalid field, however its control is wired. */
export function useFirstWrong(submitCount: number, refusal: ActRefusal | null) {
  const form = useRef<Element>(null);
  useEffect(() => {
    if (submitCount > 0 || refusal)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, refusal]);
  return ({ currentTarget }: SyntheticEvent) => {
    form.current = currentTarget;
  };
}
