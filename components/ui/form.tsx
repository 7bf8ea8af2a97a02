"use client";

import { type ComponentProps, useEffect, useRef } from "react";

/**
 * A form that only its scripts can send. `dialog`, outside a dialog, has the browser do nothing: neither is the page
 * left nor does what was typed, a password for one, come into its address.
 */
export function Form({ onSubmit, ...props }: Omit<ComponentProps<"form">, "action" | "method">) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current?.dataset.early === undefined) return;
    delete form.current.dataset.early;
    form.current.requestSubmit();
  }, []);
  return <form ref={form} noValidate method="dialog" onSubmit={onSubmit} {...props} />;
}
