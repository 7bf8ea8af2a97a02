"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FormActions } from "@/components/ui/form-section";

interface SubjectFormProps {
  submit: () => unknown;
  pending: boolean;
  refusal: string | null;
  cancelHref: string;
  saveLabel: string;
  /** The sections. */
  children: ReactNode;
}

/** The form of a vehicle or a technician around its sections. */
export const SubjectForm = ({ submit, pending, refusal, ...props }: SubjectFormProps) => (
  <Card>
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {refusal ? (
        <Alert tone="error" live className="mb-6">
          {refusal}
        </Alert>
      ) : null}
      <div className="divide-y divide-line">{props.children}</div>
      <FormActions className="mt-6">
        <Button asChild>
          <Link href={props.cancelHref}>Cancelar</Link>
        </Button>
        <Button type="submit" variant="primary" pending={pending}>
          {props.saveLabel}
        </Button>
      </FormActions>
    </form>
  </Card>
);
