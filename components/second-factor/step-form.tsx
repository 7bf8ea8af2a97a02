"use client";

import type { ReactNode, SyntheticEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

interface StepFormProps {
  submit: (event: SyntheticEvent) => void;
  pending: boolean;
  refusal: string | null;
  label: string;
  /** What stands beside the button that goes on. */
  aside?: ReactNode;
  tone?: "primary" | "danger";
  children: ReactNode;
}

/** One step of a few: what it asks, and the button that goes on. */
export const StepForm = ({ tone = "primary", ...props }: StepFormProps) => (
  <form noValidate onSubmit={props.submit} className="grid gap-5">
    {props.refusal ? (
      <Alert tone="error" live>
        {props.refusal}
      </Alert>
    ) : null}
    {props.children}
    <div className="flex flex-wrap justify-end gap-2 border-line border-t pt-4">
      {props.aside}
      <Button type="submit" variant={tone} pending={props.pending}>
        {props.label}
      </Button>
    </div>
  </form>
);
