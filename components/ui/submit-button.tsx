"use client";

import type { ComponentProps } from "react";
import { useFormStatus } from "react-dom";
import { Button } from "./button";

/** The primary button of a form with an `action`; busy by itself while the action runs. */
export function SubmitButton({ pending, ...props }: ComponentProps<typeof Button>) {
  const status = useFormStatus();
  return <Button type="submit" variant="primary" pending={pending ?? status.pending} {...props} />;
}
