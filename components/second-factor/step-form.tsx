"use client";

import type { ReactNode, SyntheticEvent } from "react";
import { type FormNotice, FormNotices } from "@/components/forms/form-notices";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { LineHint } from "@/components/ui/line-hint";

interface StepFormProps {
  submit: (event: SyntheticEvent) => void;
  isPending: boolean;
  notice: FormNotice;
  label: string;
  aside?: ReactNode;
  tone?: "primary" | "danger";
  children: ReactNode;
}

export const StepForm = ({ tone = "primary", ...props }: StepFormProps) => (
  <Form onSubmit={props.submit} className="grid gap-5">
    <FormNotices notice={props.notice} />
    {props.children}
    <div className="flex flex-wrap justify-end gap-2 border-line border-t pt-4">
      <LineHint />
      {props.aside}
      <Button type="submit" variant={tone} isPending={props.isPending}>
        {props.label}
      </Button>
    </div>
  </Form>
);
