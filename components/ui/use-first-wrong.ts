"use client";

import { type SyntheticEvent, useEffect, useRef } from "react";

/** After a submit that the form refuses, the first field marked wrong has the focus, however its control is wired. */
export function useFirstWrong(submitCount: number) {
  const form = useRef<Element>(null);
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return ({ currentTarget }: SyntheticEvent) => {
    form.current = currentTarget;
  };
}
